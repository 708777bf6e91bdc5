import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in Arabic. */
export const page = {
  connect: 'ربط المحفظة',
  connecting: 'جارٍ الاتصال…',
  account: 'الحساب',
  network: 'الشبكة',
  unsupported: 'شبكة غير معروفة',
  wrongNetwork: 'شبكة خاطئة',
} satisfies TranslatedPage
