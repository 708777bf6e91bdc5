import type { Translated } from '../../core/words.js'
import type { embeddedTexts } from '../../react/embedded-texts.js'

/** The words of the place of an embedded modal, in German. */
export const embedded = {
  embedded: {
    lost: 'Konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
} satisfies Translated<typeof embeddedTexts>
