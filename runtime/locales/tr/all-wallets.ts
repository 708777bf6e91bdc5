import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Turkish. */
export const allWallets = {
  moreWallets: { title: 'Tüm cüzdanlar' },
  allWallets: {
    list: 'Kullanılabilir cüzdanlar',
    loading: 'Cüzdanlar yükleniyor',
    search: 'Cüzdan ara',
    clear: 'Aramayı temizle',
    results: { one: '{count} cüzdan bulundu', other: '{count} cüzdan bulundu' },
    certified: 'Yalnızca sertifikalılar',
    certifiedOn: 'WalletConnect sertifikalı cüzdanlar gösteriliyor',
    code: 'QR kodu göster',
    installed: 'Yüklü',
    none: 'Cüzdan bulunamadı',
    noneText: 'Başka bir ad deneyin veya herhangi bir cüzdanla QR kodu tarayın.',
    emptyText: 'Bağlanmak için herhangi bir cüzdanla QR kodu tarayın.',
    cut: 'Bazı cüzdanlar yüklenemedi.',
    retry: 'Yeniden dene',
  },
} satisfies TranslatedFeature<typeof manifest>
