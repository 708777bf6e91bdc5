import type { Translated } from '../../core/words.js'
import type { embeddedTexts } from '../../react/embedded-texts.js'

/** The words of the place of an embedded modal, in Turkish. */
export const embedded = {
  embedded: {
    lost: 'Yüklenemedi.',
    retry: 'Yeniden dene',
  },
} satisfies Translated<typeof embeddedTexts>
