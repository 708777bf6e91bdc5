import type { TranslatedFeature } from '../../core/words.js'
import type { legal as manifest } from '../../features/legal/schema.js'

/** The words of the legal notice, in Korean. */
export const legal = {
  legal: {
    terms: '이용약관',
    privacy: '개인정보 처리방침',
    footer: [
      '연결하면 {terms} 및 {privacy}에 동의하게 됩니다.',
      '연결하면 {terms}에 동의하게 됩니다.',
      '연결하면 {privacy}에 동의하게 됩니다.',
    ],
    checkbox: ['{terms} 및 {privacy}에 동의합니다.', '{terms}에 동의합니다.', '{privacy}에 동의합니다.'],
    needed: '계속하려면 동의하세요.',
  },
} satisfies TranslatedFeature<typeof manifest>
