import type { TranslatedFeature } from '../../core/words.js'
import type { connect as manifest } from '../../features/connect/schema.js'

/** The words of connecting, in Turkish. Names take no ending: a noun after them does. */
export const connect = {
  connect: {
    title: 'Cüzdan bağla',
    list: 'Cüzdanlar',
    recent: 'Son kullanılan',
    installed: 'Yüklü',
    multichain: 'Çok zincirli',
    ambiguous: 'Başka bir cüzdan da kendini {rdns} olarak tanıtıyor',
    help: 'Cüzdan nedir?',
    or: 'veya',
    wallets: 'Cüzdanla devam et',
  },
  connecting: {
    title: 'Cüzdan bağla',
    waiting: '{wallet} ile devam edin',
    hints: [
      'Cüzdanınızdan bağlantı isteniyor.',
      'Bağlantıyı cüzdanda onaylayın. Bu sayfa yalnızca paylaştığınız adresi görür.',
      'Onaylamak için {wallet} cüzdanını açın. Penceresi bunun arkasında kalmış olabilir.',
      'Hâlâ bekleniyor. {wallet} kilitliyse açıp bekleyen bir istek arayın ya da iptal edip yeniden deneyin.',
    ],
    done: 'Bağlandı',
    doneText: '{wallet} ile bağlandınız.',
    linked: 'Zaten bağlı',
    linkedText: 'Başka bir hesap kullanmak için onu {wallet} içinde seçin. Burada kendiliğinden değişir.',
    linkedButton: 'Hesabı göster',
  },
  noWallet: {
    title: 'Tarayıcıda cüzdan yok',
    titleOf: 'Bu tarayıcıda {family} için cüzdan yok',
    text: 'Bir cüzdan yükleyip bu sayfayı yenileyin: cüzdan burada görünür.',
    onMobile: 'Cüzdan uygulamalarının kendi tarayıcısı vardır. Bu sayfayı orada açın, cüzdan burada görünür.',
    find: 'Cüzdan bul',
    copyPage: 'Sayfa linkini kopyala',
    pageCopied: 'Link kopyalandı',
    notCopied: 'Link kopyalanamadı',
  },
  families: {
    eip155: 'EVM ağları',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: 'Zincir seçin',
    text: '{wallet} birden çok zincirde çalışır. Burada hangisini kullanmak istersiniz?',
    list: 'Zincirler',
  },
  whatIsAWallet: {
    title: 'Cüzdan nedir?',
    key: 'Çok uygulamaya tek anahtar',
    keyText: 'Her seferinde yeni hesap ve parola yerine, burada da başka yerlerde de cüzdanınızla giriş yaparsınız.',
    home: 'Varlıklarınızın evi',
    homeText: 'Coinler, koleksiyonlar ve biletler tek bir uygulamada değil, sizde kalır.',
    yes: 'Onayınız olmadan asla',
    yesText: 'Uygulama yalnızca isteyebilir. Her ödeme ve her imza cüzdanda sizi bekler.',
    get: 'Cüzdan edin',
  },
  getWallet: {
    title: 'Cüzdan edinin',
    list: 'Edinebileceğiniz cüzdanlar',
    all: 'Tüm cüzdanları keşfet',
  },
  downloads: {
    title: '{wallet} edinin',
    text: '{wallet} cüzdanını nerede kullanacağınızı seçin. Sonra geri dönüp bu sayfayı yenileyin.',
    noLinks: '{wallet} cüzdanını uygulamalarınızı aldığınız yerde arayın. Sonra geri dönüp bu sayfayı yenileyin.',
    list: 'Nereden edinilir',
    chrome_store: 'Tarayıcı uzantısı',
    app_store: 'iPhone uygulaması',
    play_store: 'Android uygulaması',
    homepage: 'Web sitesi',
  },
} satisfies TranslatedFeature<typeof manifest>
