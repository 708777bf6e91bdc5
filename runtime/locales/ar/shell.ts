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
    offline: 'لم يتم التحميل. تحقق من الاتصال وحاول مرة أخرى.',
  },
} satisfies Translated<typeof shellTexts>
