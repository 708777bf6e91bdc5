import type { Translated } from '../../core/words.js'
import type { embeddedTexts } from '../../react/embedded-texts.js'

/** The words of the place of an embedded modal, in Japanese. */
export const embedded = {
  embedded: {
    lost: '読み込めませんでした。',
    retry: '再試行',
  },
} satisfies Translated<typeof embeddedTexts>
