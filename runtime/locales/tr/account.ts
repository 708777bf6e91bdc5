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
    balanceHint: 'Bakiye gösterilemiyor',
    asOf: 'Güncelleme: {time}',
    balanceRetry: '30 saniyede bir yeniden denenir',
    unsupportedHint: 'Bu uygulama, cüzdanınızın geçerli ağını desteklemiyor.',
    explorer: 'Blok gezgininde görüntüle',
    explorerShort: 'Gezgin',
    disconnect: 'Bağlantıyı kes',
    more: 'Daha fazla',
    network: 'Ağ: {network}',
  },
  tokens: {
    tabs: 'Varlıklar ve işlemler',
    tokens: 'Tokenlar',
    total: 'Toplam',
    loading: 'Tokenlar yükleniyor',
    failed: 'Tokenlar yüklenemedi',
    small: 'Küçük bakiyeleri göster ({count})',
    spam: 'Olası spam ({count})',
    spamHint: 'Bu tokenların fiyatı yok ve bir bağlantıyı tanıtıyorlar. Bağlantıyı açmayın.',
    empty: 'Henüz token yok',
    emptyHint: 'Bu ağda aldığınız tokenlar burada görünecek.',
    more: '{count} tane daha göster',
    unnamed: 'Bilinmeyen token',
    retry: 'Yeniden dene',
    receive: 'Al',
  },
  address: {
    copy: '{address} adresini kopyala',
    copied: 'Adres kopyalandı',
    notCopied: 'Adres kopyalanamadı',
  },
} satisfies TranslatedFeature<typeof manifest>
