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
    balanceHint: 'الرصيد غير متاح',
    asOf: 'آخر تحديث {time}',
    balanceRetry: 'تُعاد المحاولة كل 30 ثانية',
    unsupportedHint: 'لا يدعم هذا التطبيق الشبكة الحالية لمحفظتك.',
    explorer: 'العرض في المستكشف',
    explorerShort: 'المستكشف',
    disconnect: 'قطع الاتصال',
    more: 'المزيد',
    network: 'الشبكة: {network}',
  },
  tokens: {
    tabs: 'الأصول والنشاط',
    tokens: 'العملات',
    total: 'المجموع',
    loading: 'جارٍ تحميل العملات',
    failed: 'تعذّر تحميل العملات',
    small: 'إظهار الأرصدة الصغيرة ({count})',
    spam: 'احتيال محتمل ({count})',
    spamHint: 'هذه العملات بلا سعر وتروّج لرابط. لا تفتحه.',
    empty: 'لا توجد عملات بعد',
    emptyHint: 'ستظهر هنا العملات التي تستلمها على هذه الشبكة.',
    more: 'إظهار {count} أخرى',
    unnamed: 'عملة غير معروفة',
    retry: 'إعادة المحاولة',
    receive: 'استلام',
  },
  address: {
    copy: 'نسخ العنوان {address}',
    copied: 'تم نسخ العنوان',
    notCopied: 'تعذّر نسخ العنوان',
  },
} satisfies TranslatedFeature<typeof manifest>
