import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Arabic. */
export const account = {
  account: {
    title: 'الحساب',
    wallet: 'متصل عبر {wallet}',
    balance: 'الرصيد',
    loadingBalance: 'جارٍ تحميل الرصيد',
    balanceFailed: 'رصيد العملات غير متاح',
    balanceHint: 'الرصيد غير متاح حاليًا',
    balanceOld: 'قد لا يكون محدّثًا',
    balanceRetry: 'تُعاد المحاولة كل 30 ثانية',
    unsupported: 'شبكة غير مدعومة',
    unsupportedHint: 'محفظتك على شبكة لا يستخدمها هذا التطبيق.',
    receive: 'استلام',
    wallets: 'المحافظ',
    explorer: 'المستكشف',
    disconnect: 'قطع الاتصال',
    network: 'الشبكة: {network}',
  },
  address: {
    copy: 'نسخ العنوان {address}',
    copied: 'تم نسخ العنوان',
    notCopied: 'تعذّر نسخ العنوان',
  },
} satisfies TranslatedFeature<typeof manifest>
