import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Turkish. */
export const multiWallet = {
  multiWallet: {
    title: 'Cüzdanlar',
    connected: 'Bağlı',
    before: 'Daha önce bağlanan',
    current: 'Etkin',
    use: 'Geç',
    useWallet: '{wallet} cüzdanına geç',
    connect: 'Bağlan',
    connectWallet: '{wallet} ile bağlan',
    disconnectWallet: '{wallet} bağlantısını kes',
    removeWallet: '{wallet} cüzdanını kaldır',
    away: 'Burada yüklü değil',
    payment: 'Ödemeler için {address}',
    ordinal: 'Ordinals için {address}',
    none: 'Bağlı cüzdan yok',
    noneText: 'Cüzdanlarınız burada görünecek.',
    add: 'Cüzdan ekle',
    addFor: '{namespace} için cüzdan ekle',
    disconnectAll: 'Tüm bağlantıları kes',
    disconnectSure: 'Tüm cüzdanların bağlantısı kesilsin mi?',
    cancel: 'İptal',
    asking: '{wallet} cüzdanına geçiliyor…',
    switched: '{wallet} cüzdanına geçildi',
    disconnected: '{wallet} bağlantısı kesildi',
    allDisconnected: 'Tüm cüzdanların bağlantısı kesildi',
    removed: '{wallet} kaldırıldı',
    notSwitched: '{wallet} cüzdanına geçilemedi',
    notDisconnected: '{wallet} bağlantısı kesilemedi',
  },
  multiWalletAction: { label: 'Cüzdanlar' },
} satisfies TranslatedFeature<typeof manifest>
