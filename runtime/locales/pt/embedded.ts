import type { Translated } from '../../core/words.js'
import type { embeddedTexts } from '../../react/embedded-texts.js'

/** The words of the place of an embedded modal, in Portuguese. */
export const embedded = {
  embedded: {
    lost: 'Não foi possível carregar.',
    retry: 'Tentar de novo',
  },
} satisfies Translated<typeof embeddedTexts>
