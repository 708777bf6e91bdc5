import type { Translated } from '../../core/words.js'
import type { embeddedTexts } from '../../react/embedded-texts.js'

/** The words of the place of an embedded modal, in Simplified Chinese. */
export const embedded = {
  embedded: {
    lost: '无法加载。',
    retry: '重试',
  },
} satisfies Translated<typeof embeddedTexts>
