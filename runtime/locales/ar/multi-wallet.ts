import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Arabic. */
export const multiWallet = {
  multiWallet: {
    title: 'المحافظ',
    connected: 'متصلة',
    before: 'استُخدمت سابقًا',
    current: 'قيد الاستخدام',
    use: 'استخدام',
    useWallet: 'استخدام {wallet}',
    connect: 'اتصال',
    connectWallet: 'الاتصال بـ {wallet}',
    disconnectWallet: 'قطع اتصال {wallet}',
    removeWallet: 'إزالة {wallet} من القائمة',
    away: 'غير موجودة في هذا المتصفح',
    more: '{address} و{count} غيره',
    payment: '{address} للمدفوعات',
    ordinal: '{address} لـ Ordinals',
    none: 'لا توجد محفظة متصلة',
    add: 'إضافة محفظة',
    addFor: 'إضافة محفظة لـ {namespace}',
    disconnectAll: 'قطع اتصال الكل',
    asking: 'جارٍ التبديل إلى {wallet}',
    switched: '{wallet} قيد الاستخدام الآن',
    disconnected: 'تم قطع اتصال {wallet}',
    allDisconnected: 'تم قطع اتصال كل المحافظ',
    removed: 'أُزيلت {wallet} من القائمة',
    notSwitched: 'تعذّر التبديل إلى {wallet}',
    notDisconnected: 'تعذّر قطع اتصال {wallet}',
  },
} satisfies TranslatedFeature<typeof manifest>
