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
    walletConnect: 'QR kodu',
    ambiguous: 'İki cüzdan {rdns} olduğunu söylüyor',
    help: 'Cüzdan nedir?',
    or: 'veya',
    wallets: 'Cüzdanla devam et',
    more: 'Daha fazla göster',
  },
  connecting: {
    title: 'Cüzdan bağla',
    waiting: '{wallet} ile devam edin',
    hints: [
      '{wallet} açılıyor…',
      'İsteği {wallet} içinde onaylayın. Yalnızca adresiniz paylaşılır.',
      'Görmüyor musunuz? {wallet} bu pencerenin arkasında olabilir.',
      'Hâlâ bekleniyor. {wallet} kilidini açıp bekleyen isteğe bakın ya da iptal edip yeniden deneyin.',
    ],
    done: 'Bağlandı',
    doneText: '{wallet} ile bağlandınız.',
    linked: 'Zaten bağlı',
    linkedText:
      'Farklı bir hesap kullanmak için hesabı {wallet} içinde değiştirin. Bu sayfa otomatik olarak güncellenir.',
    linkedButton: 'Hesabı görüntüle',
  },
  noWallet: {
    title: 'Cüzdan bulunamadı',
    titleOf: '{namespace} cüzdanı bulunamadı',
    text: 'Bir cüzdan yükleyip bu sayfayı yenileyin. Cüzdan burada görünecek.',
    onMobile: 'Bağlanmak için bu sayfayı cüzdan uygulamanızın kendi tarayıcısında açın.',
    find: 'Cüzdan bul',
    copyPage: 'Sayfa bağlantısını kopyala',
    pageCopied: 'Bağlantı kopyalandı',
    notCopied: 'Bağlantı kopyalanamadı',
  },
  families: {
    eip155: 'EVM',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: 'Ağ türü seçin',
    text: '{wallet} birkaç ağı destekliyor. Hangisini kullanmak istersiniz?',
    list: 'Ağ türleri',
  },
  whatIsAWallet: {
    title: 'Cüzdan nedir?',
    key: 'Her uygulama için tek giriş',
    keyText: 'Yeni bir hesap ve parola oluşturmak yerine cüzdanınızla giriş yapın.',
    home: 'Varlıklarınızın evi',
    homeText: 'Tokenlarınız ve koleksiyonlarınız bir uygulamanın değil, sizindir.',
    yes: 'Her şeyi siz onaylarsınız',
    yesText: 'Uygulamalar yalnızca isteyebilir. Her ödemeyi ve imzayı cüzdanınızda siz onaylarsınız.',
    get: 'Cüzdan edinin',
  },
  getWallet: {
    title: 'Cüzdan edinin',
    list: 'Cüzdanlar',
    all: 'Tüm cüzdanlara göz at',
  },
  downloads: {
    title: '{wallet} edinin',
    text: '{wallet} cüzdanını yükleyin, sonra geri dönüp bu sayfayı yenileyin.',
    noLinks: '{wallet} cüzdanını uygulama mağazanızda bulun, sonra bu sayfayı yenileyin.',
    list: 'İndirme seçenekleri',
    chrome_store: 'Tarayıcı uzantısı',
    app_store: 'iPhone uygulaması',
    play_store: 'Android uygulaması',
    homepage: 'Web sitesi',
  },
} satisfies TranslatedFeature<typeof manifest>
