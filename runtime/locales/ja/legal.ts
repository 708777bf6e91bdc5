import type { TranslatedFeature } from '../../core/words.js'
import type { legal as manifest } from '../../features/legal/schema.js'

/** The words of the legal notice, in Japanese. */
export const legal = {
  legal: {
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
    footer: [
      '接続すると、{terms}と{privacy}に同意したことになります。',
      '接続すると、{terms}に同意したことになります。',
      '接続すると、{privacy}に同意したことになります。',
    ],
    checkbox: ['{terms}と{privacy}に同意します。', '{terms}に同意します。', '{privacy}に同意します。'],
    needed: '続けるには同意してください。',
  },
} satisfies TranslatedFeature<typeof manifest>
