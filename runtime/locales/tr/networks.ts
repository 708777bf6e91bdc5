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
    none: '“{query}” ile eşleşen ağ yok',
    noneText: 'Adının bir bölümünü veya zincir kimliğini deneyin.',
    clear: 'Aramayı temizle',
    current: 'Geçerli',
    wallet: 'Cüzdanınız',
    app: 'Bu uygulama',
    testnet: 'Test ağı',
    blocked: '{wallet} desteklemiyor',
    apart: 'Bu uygulama {app} ağına ayarlı. Cüzdanınız {wallet} ağında.',
    switchWallet: 'Cüzdanın ağını değiştir',
    help: 'Ağ nedir?',
  },
  unsupportedChain: {
    title: 'Ağı değiştirin',
    text: 'Cüzdanınız {network} ağında, bu uygulama ise bu ağı kullanmıyor. Aşağıdan bir ağ seçin veya bağlantıyı kesin.',
    disconnect: 'Bağlantıyı kes',
  },
  switching: {
    title: 'Ağı değiştirin',
    waiting: '{wallet} ile onaylayın',
    yourWallet: 'Cüzdanınız',
    hints: [
      '{network} ağına geçiş isteniyor.',
      'Cüzdanınız {network} ağına geçmeden önce size sorar.',
      '{wallet} üzerinden onaylayın. Penceresi bunun arkasında kalmış olabilir.',
      'Hâlâ bekleniyor. {wallet} kilitliyse açıp bekleyen bir istek arayın ya da iptal edip yeniden deneyin.',
    ],
    embedded: '{network} ağına geçiliyor…',
    embeddedHints: [
      'Bu biraz sürebilir.',
      'Geçiş sürüyor.',
      'Bu her zamankinden uzun sürüyor.',
      'Bir sorun olabilir. İptal edip yeniden deneyin.',
    ],
    byHand: '{wallet} içinde değiştirin',
    byHandText:
      '{wallet} bu isteği bir uygulamadan kabul etmiyor. Cüzdanda {network} ağını seçin: bu uygulama da ona geçer.',
    back: 'Geri',
    done: 'Ağ değiştirildi',
    doneText: '{network} ağındasınız.',
  },
  switchActiveChain: {
    title: 'Ağı değiştirin',
    heading: '{namespace} ile devam edin',
    text: '{wallet}, {network} ağını desteklemiyor. Destekleyen bir cüzdan bağlayın: şimdiki de bağlı kalır.',
    yourWallet: 'Cüzdanınız',
    switch: 'Geçiş yap',
    cancel: 'İptal',
  },
  whatIsANetwork: {
    title: 'Ağ nedir?',
    record: 'Ortak bir kayıt',
    recordText:
      'Ağ, pek çok bilgisayarın birlikte tuttuğu bir kayıttır. Gönderdiğiniz veya takas ettiğiniz her şey oraya yazılır ve kimse bunu gizlice değiştiremez.',
    apart: 'Her biri ayrı',
    apartText:
      'Adresiniz birden çok ağda aynı olabilir, ama birinde sahip olduğunuz diğerlerinde bulunmaz. Ücretler ve hız da farklıdır.',
    more: 'Daha fazla bilgi',
    moreUrl: 'https://ethereum.org/tr/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
