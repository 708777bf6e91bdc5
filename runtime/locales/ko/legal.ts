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
    needed: '연결하려면 동의가 필요합니다.',
  },
} satisfies TranslatedFeature<typeof manifest>
