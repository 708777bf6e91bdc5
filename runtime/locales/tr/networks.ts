import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/**
 * The words of choosing and switching networks, in Turkish.
 * `{wallet}` may be “Cüzdanınız”: it takes no ending and no noun.
 */
export const networks = {
  networks: {
    title: 'Ağ seçin',
    list: 'Ağlar',
    search: 'Ağ ara',
    results: {
      one: '{count} ağ bulundu',
      other: '{count} ağ bulundu',
    },
    none: 'Ağ bulunamadı',
    noneText: 'Ada veya zincir kimliğine göre arayın.',
    clear: 'Aramayı temizle',
    wallet: 'Cüzdanınız',
    app: 'Uygulamanın ağı',
    testnet: 'Test ağı',
    blocked: '{wallet} desteklemiyor',
    apart: 'Cüzdanınız {wallet} ağında. Bu uygulama {app} ağını kullanıyor.',
    switchWallet: 'Cüzdanın ağını değiştir',
    help: 'Ağ nedir?',
  },
  unsupportedChain: {
    title: 'Ağı değiştirin',
    text: 'Bu uygulama {network} ağını desteklemiyor. Bu ağlardan birine geçin veya bağlantıyı kesin.',
    numbered: '{id} numaralı',
    disconnect: 'Bağlantıyı kes',
  },
  switching: {
    title: 'Ağı değiştirin',
    waiting: '{wallet} ile onaylayın',
    yourWallet: 'Cüzdanınız',
    hints: [
      '{network} ağına geçiş isteniyor…',
      '{network} ağına geçişi cüzdanınızda onaylayın.',
      'Görmüyor musunuz? {wallet} bu pencerenin arkasında olabilir.',
      'Hâlâ bekleniyor. {wallet} kilidini açıp bekleyen isteğe bakın ya da iptal edip yeniden deneyin.',
    ],
    embedded: '{network} ağına geçiliyor…',
    embeddedHints: [
      'Bu biraz sürebilir.',
      'Neredeyse tamam…',
      'Bu her zamankinden uzun sürüyor.',
      'Bir sorun oluştu. İptal edip yeniden deneyin.',
    ],
    byHand: '{wallet} içinde değiştirin',
    byHandText: '{wallet} bir uygulamadan ağ değiştiremiyor. Cüzdanda {network} ağını seçin, bu sayfa da ona geçer.',
    back: 'Geri',
    done: 'Ağ değiştirildi',
    doneText: '{network} ağındasınız.',
  },
  switchActiveChain: {
    title: 'Ağı değiştirin',
    heading: '{namespace} ile devam edin',
    text: '{wallet}, {network} ağını desteklemiyor. Başka bir cüzdan bağlayın; {wallet} bağlı kalır.',
    textToo: '{wallet}, {network} ağını da destekliyor. Orada da bağlayın veya başka bir cüzdan bağlayın.',
    yourWallet: 'Cüzdanınız',
    switch: 'Geçiş yap',
    cancel: 'İptal',
  },
  whatIsANetwork: {
    title: 'Ağ nedir?',
    record: 'Nasıl çalışır',
    recordText: 'Ağ her aktarımı pek çok bilgisayara kaydeder, bu yüzden kimse onu değiştiremez.',
    apart: 'Ağlar birbirinden ayrıdır',
    apartText: 'Bir ağdaki varlıklar, adres aynı olsa bile başka bir ağda görünmez. Ücretler ve hız değişir.',
    more: 'Daha fazla bilgi',
    moreUrl: 'https://ethereum.org/tr/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
