import type { TranslatedFeature } from '../../core/words.js'
import type { legal as manifest } from '../../features/legal/schema.js'

/** The words of the legal notice, in Simplified Chinese. No space at the slots: both names are Chinese. */
export const legal = {
  legal: {
    terms: '服务条款',
    privacy: '隐私政策',
    footer: [
      '连接即表示您同意我们的{terms}和{privacy}。',
      '连接即表示您同意我们的{terms}。',
      '连接即表示您同意我们的{privacy}。',
    ],
    checkbox: ['我同意{terms}和{privacy}。', '我同意{terms}。', '我同意{privacy}。'],
    needed: '同意后继续。',
  },
} satisfies TranslatedFeature<typeof manifest>
