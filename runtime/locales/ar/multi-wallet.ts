import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Arabic. */
export const multiWallet = {
  multiWallet: {
    title: 'المحافظ',
    connected: 'متصلة',
    before: 'متصلة سابقًا',
    current: 'نشطة',
    use: 'تبديل',
    useWallet: 'التبديل إلى {wallet}',
    connect: 'اتصال',
    connectWallet: 'ربط {wallet}',
    disconnectWallet: 'قطع اتصال {wallet}',
    removeWallet: 'إزالة {wallet}',
    away: 'غير مثبّتة هنا',
    payment: '{address} للمدفوعات',
    ordinal: '{address} لـ Ordinals',
    none: 'لا توجد محفظة متصلة',
    noneText: 'ستظهر محافظك هنا.',
    add: 'إضافة محفظة',
    addFor: 'إضافة محفظة لـ {namespace}',
    disconnectAll: 'قطع اتصال الكل',
    disconnectSure: 'هل تريد قطع اتصال كل المحافظ؟',
    cancel: 'إلغاء',
    asking: 'جارٍ التبديل إلى {wallet}…',
    switched: 'تم التبديل إلى {wallet}',
    disconnected: 'تم قطع اتصال {wallet}',
    allDisconnected: 'تم قطع اتصال كل المحافظ',
    removed: 'تمت إزالة {wallet}',
    notSwitched: 'تعذّر التبديل إلى {wallet}',
    notDisconnected: 'تعذّر قطع اتصال {wallet}',
  },
  multiWalletAction: { label: 'المحافظ' },
} satisfies TranslatedFeature<typeof manifest>
