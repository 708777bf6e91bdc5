import type { Translated } from '../../core/words.js'
import type { embeddedTexts } from '../../react/embedded-texts.js'

/** The words of the place of an embedded modal, in Hindi. */
export const embedded = {
  embedded: {
    lost: 'लोड नहीं हो सका।',
    retry: 'फिर कोशिश करें',
  },
} satisfies Translated<typeof embeddedTexts>
