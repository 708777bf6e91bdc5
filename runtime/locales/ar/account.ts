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
    asOf: 'آخر تحديث {time}',
    balanceRetry: 'تُعاد المحاولة كل 30 ثانية',
    unsupportedHint: 'محفظتك على شبكة لا يستخدمها هذا التطبيق.',
    wallets: 'المحافظ',
    explorer: 'المستكشف',
    disconnect: 'قطع الاتصال',
    network: 'الشبكة: {network}',
  },
  tokens: {
    tabs: 'الأصول والنشاط',
    tokens: 'العملات',
    total: 'المجموع',
    loading: 'جارٍ تحميل العملات',
    small: 'إظهار الأرصدة الصغيرة ({count})',
    spam: 'يبدو احتياليًا ({count})',
    spamHint: 'بلا سعر معروف، واسمها يحمل رابطًا أو عرضًا. لا تتبعه.',
    empty: 'لا توجد عملات بعد',
    emptyHint: 'العملات التي تصل إلى هذه الشبكة تظهر هنا.',
    more: 'إظهار المزيد (بقي {count})',
    unnamed: 'عملة بلا اسم',
    retry: 'إعادة المحاولة',
    receive: 'استلام',
  },
  address: {
    copy: 'نسخ العنوان {address}',
    copied: 'تم نسخ العنوان',
    notCopied: 'تعذّر نسخ العنوان',
  },
} satisfies TranslatedFeature<typeof manifest>
