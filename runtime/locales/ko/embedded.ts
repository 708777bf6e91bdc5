import type { Translated } from '../../core/words.js'
import type { embeddedTexts } from '../../react/embedded-texts.js'

/** The words of the place of an embedded modal, in Korean. */
export const embedded = {
  embedded: {
    lost: '불러오지 못했습니다.',
    retry: '다시 시도',
  },
} satisfies Translated<typeof embeddedTexts>
