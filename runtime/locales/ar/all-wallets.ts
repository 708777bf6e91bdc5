import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Arabic. */
export const allWallets = {
  moreWallets: { title: 'كل المحافظ' },
  allWallets: {
    list: 'المحافظ المتاحة',
    loading: 'جارٍ تحميل المحافظ',
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
    certified: 'المعتمدة فقط',
    certifiedOn: 'تُعرض المحافظ المعتمدة من WalletConnect',
    code: 'عرض رمز QR',
    installed: 'مثبّتة',
    none: 'لم يُعثر على محافظ',
    noneText: 'جرّب اسمًا آخر، أو امسح رمز QR بأي محفظة.',
    emptyText: 'امسح رمز QR بأي محفظة للاتصال.',
    cut: 'تعذّر تحميل بعض المحافظ.',
    retry: 'إعادة المحاولة',
  },
} satisfies TranslatedFeature<typeof manifest>
