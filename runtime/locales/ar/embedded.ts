import type { Translated } from '../../core/words.js'
import type { embeddedTexts } from '../../react/embedded-texts.js'

/** The words of the place of an embedded modal, in Arabic. */
export const embedded = {
  embedded: {
    lost: 'تعذّر التحميل.',
    retry: 'إعادة المحاولة',
  },
} satisfies Translated<typeof embeddedTexts>
