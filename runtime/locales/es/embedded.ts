import type { Translated } from '../../core/words.js'
import type { embeddedTexts } from '../../react/embedded-texts.js'

/** The words of the place of an embedded modal, in Spanish. */
export const embedded = {
  embedded: {
    lost: 'No se pudo cargar.',
    retry: 'Reintentar',
  },
} satisfies Translated<typeof embeddedTexts>
