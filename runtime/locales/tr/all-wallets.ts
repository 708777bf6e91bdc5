import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Turkish. */
export const allWallets = {
  allWallets: {
    title: 'Tüm cüzdanlar',
    list: 'Kullanılabilir cüzdanlar',
    loading: 'Cüzdanlar yükleniyor',
    search: 'Cüzdan ara',
    clear: 'Aramayı temizle',
    results: { one: '{count} cüzdan bulundu', other: '{count} cüzdan bulundu' },
    certified: 'Yalnızca sertifikalı cüzdanlar',
    certifiedOn: 'Yalnızca WalletConnect sertifikalı cüzdanlar gösteriliyor',
    code: 'QR kodu göster',
    installed: 'Yüklü',
    none: '“{query}” ile eşleşen cüzdan yok',
    nothing: 'Gösterilecek cüzdan yok',
    noneText: 'Başka bir ad deneyin ya da QR koduyla herhangi bir cüzdanı bağlayın.',
    cut: 'Cüzdanların tümü yüklenemedi.',
    retry: 'Tekrar dene',
  },
} satisfies TranslatedFeature<typeof manifest>
