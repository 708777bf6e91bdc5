import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in Arabic. */
export const shell = {
  shell: {
    back: 'رجوع',
    close: 'إغلاق',
    loading: 'جارٍ التحميل',
    retry: 'إعادة المحاولة',
    cancel: 'إلغاء',
    dismiss: 'إخفاء',
    offline: 'تعذّر التحميل. تحقق من اتصالك وحاول مرة أخرى.',
    otherWallet: 'اختيار محفظة أخرى',
    details: 'التفاصيل',
    copyDetails: 'نسخ التفاصيل',
    detailsCopied: 'تم نسخ التفاصيل',
    detailsNotCopied: 'تعذّر نسخ التفاصيل',
  },
} satisfies Translated<typeof shellTexts>
