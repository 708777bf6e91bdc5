import type { Translated } from '../../core/words.js'
import type { embeddedTexts } from '../../react/embedded-texts.js'

/** The words of the place of an embedded modal, in Russian. */
export const embedded = {
  embedded: {
    lost: 'Не удалось загрузить.',
    retry: 'Повторить',
  },
} satisfies Translated<typeof embeddedTexts>
