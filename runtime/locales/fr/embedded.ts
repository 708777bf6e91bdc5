import type { Translated } from '../../core/words.js'
import type { embeddedTexts } from '../../react/embedded-texts.js'

/** The words of the place of an embedded modal, in French. */
export const embedded = {
  embedded: {
    lost: 'Chargement impossible.',
    retry: 'Réessayer',
  },
} satisfies Translated<typeof embeddedTexts>
