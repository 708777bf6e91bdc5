import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Arabic. */
export const allWallets = {
  allWallets: {
    title: 'كل المحافظ',
    list: 'المحافظ المتاحة',
    loading: 'يجري تحميل المحافظ',
    search: 'البحث في المحافظ',
    clear: 'مسح البحث',
    results: {
      zero: 'لم يُعثر على أي محفظة',
      one: 'عُثر على محفظة واحدة',
      two: 'عُثر على محفظتين',
      few: 'عُثر على {count} محافظ',
      many: 'عُثر على {count} محفظة',
      other: 'عُثر على {count} محفظة',
    },
    certified: 'المحافظ المعتمدة فقط',
    certifiedOn: 'تظهر المحافظ المعتمدة لدى WalletConnect فقط',
    code: 'عرض رمز QR',
    installed: 'مثبتة',
    none: 'لا توجد محفظة تطابق «{query}»',
    nothing: 'لا توجد محافظ لعرضها',
    noneText: 'جرّب اسمًا آخر، أو صِل أي محفظة برمز QR.',
    cut: 'تعذر تحميل كل المحافظ.',
    retry: 'إعادة المحاولة',
  },
} satisfies TranslatedFeature<typeof manifest>
