import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Turkish. */
export const account = {
  account: {
    title: 'Hesap',
    wallet: '{wallet} ile bağlı',
    balance: 'Bakiye',
    loadingBalance: 'Bakiye yükleniyor',
    balanceFailed: 'Token bakiyesi alınamadı',
    balanceHint: 'Bakiye şu anda gösterilemiyor',
    asOf: 'Güncelleme: {time}',
    balanceRetry: '30 saniyede bir yeniden denenir',
    unsupportedHint: 'Cüzdanınız bu uygulamanın kullanmadığı bir ağda.',
    wallets: 'Cüzdanlar',
    explorer: 'Blok gezgini',
    disconnect: 'Bağlantıyı kes',
    network: 'Ağ: {network}',
  },
  tokens: {
    tabs: 'Varlıklar ve işlemler',
    tokens: 'Tokenlar',
    total: 'Toplam',
    loading: 'Tokenlar yükleniyor',
    small: 'Küçük bakiyeleri göster ({count})',
    spam: 'Spam gibi görünüyor ({count})',
    spamHint: 'Fiyatı bilinmiyor, adında bağlantı ya da teklif var. Bağlantıya gitmeyin.',
    empty: 'Henüz token yok',
    emptyHint: 'Bu ağa gelen tokenlar burada görünür.',
    more: 'Daha fazla göster ({count} kaldı)',
    unnamed: 'Adsız token',
    retry: 'Yeniden dene',
    receive: 'Al',
  },
  address: {
    copy: '{address} adresini kopyala',
    copied: 'Adres kopyalandı',
    notCopied: 'Adres kopyalanamadı',
  },
} satisfies TranslatedFeature<typeof manifest>
