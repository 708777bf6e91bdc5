import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

/** The words of the embedded wallet, in Arabic. */
export const secureWallet = {
  secureWallet: {
    title: 'الموافقة في محفظتك',
    how: 'تحقّق من التفاصيل في محفظتك، ثم وافق أو ألغِ هناك.',
    cancel: 'إلغاء الطلب',
    window: 'فتح نافذة المحفظة',
    blocked: 'حظر متصفحك نافذة المحفظة. افتحها للمتابعة.',
    refused: 'إجراء غير مسموح به',
    refusedText: 'طلب هذا التطبيق شيئًا لا تفعله محفظتك أبدًا.',
    back: 'رجوع',
  },
} satisfies TranslatedFeature<typeof manifest>
