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
    balanceOld: 'Güncel olmayabilir',
    balanceRetry: '30 saniyede bir yeniden denenir',
    unsupported: 'Desteklenmeyen ağ',
    unsupportedHint: 'Cüzdanınız bu uygulamanın kullanmadığı bir ağda.',
    receive: 'Al',
    wallets: 'Cüzdanlar',
    explorer: 'Blok gezgini',
    disconnect: 'Bağlantıyı kes',
    network: 'Ağ: {network}',
  },
  address: {
    copy: '{address} adresini kopyala',
    copied: 'Adres kopyalandı',
    notCopied: 'Adres kopyalanamadı',
  },
} satisfies TranslatedFeature<typeof manifest>
