import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

const notSetUp = 'Bu uygulama doğru kurulmamış. Uygulamanın ekibiyle iletişime geçin.'

/** The words of the embedded wallet, in Turkish. */
export const secureWallet = {
  secureWallet: {
    title: 'Cüzdanınızda onaylayın',
    how: 'Ayrıntıları cüzdanınızda kontrol edin, sonra orada onaylayın veya iptal edin.',
    slow: 'Cüzdanınız hâlâ yükleniyor…',
    cancel: 'İsteği iptal et',
    window: 'Cüzdan penceresini aç',
    blocked: 'Tarayıcınız cüzdan penceresini engelledi. Devam etmek için açın.',
    refused: 'Bu işleme izin verilmiyor',
    refusedText: 'Bu uygulama, cüzdanınızın asla yapmadığı bir şey istedi.',
    back: 'Geri dön',
  },
  walletSettings: {
    title: 'Cüzdan ayarları',
    signedIn: 'Oturum açan',
    signedInWith: '{provider} ile giriş yapıldı',
    email: 'E-posta',
    edit: 'Değiştir',
    kept: 'Anahtarlarınızı saklayan',
    keptText: 'Bu uygulama onları onayınız olmadan göremez veya kullanamaz.',
    type: 'Hesap türü',
    smart: 'Akıllı hesap',
    smartText: 'Daha yeni. Her uygulama kabul etmez.',
    plain: 'Standart hesap',
    plainText: 'Çoğu uygulamayla çalışır.',
    changing: 'Hesap değiştiriliyor…',
    changed: 'Hesap değiştirildi',
    notChanged: 'Hesap türü değiştirilemedi.',
    manage: 'Cüzdanınızı yönetin',
    exportKeys: 'Anahtarlarınızı dışa aktarın',
  },
  walletAction: { label: 'Ayarlar' },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of the embedded wallet, in Turkish. */
export const secureWalletErrors = {
  'frame/blocked': {
    title: 'Cüzdan kullanılamıyor',
    userMessage: 'Yerleşik cüzdan bu sitede kullanılamıyor.',
  },
  'frame/not-loaded': {
    title: 'Cüzdan yüklenemedi',
    userMessage: 'Ağ hatası: Yerleşik cüzdan yüklenemedi.',
  },
  'frame/timed-out': {
    title: 'Yerleşik cüzdan isteği zaman aşımına uğradı',
    userMessage: 'Cüzdan zamanında yanıt vermedi. Yeniden deneyin.',
  },
  'frame/aborted': {
    title: 'İstek yarıda kesildi',
    userMessage: 'Hazır olduğunuzda yeniden başlayın.',
  },
  'frame/stopped': {
    title: 'Bir sorun oluştu',
    userMessage: 'Cüzdan kapatıldı. Yeniden deneyin.',
  },
  'frame/refused': {
    title: 'Cüzdan reddetti',
    userMessage: '{reason}',
  },
  'frame/bad-answer': {
    title: 'Bir sorun oluştu',
    userMessage: 'Cüzdan beklenmeyen bir yanıt verdi. Yeniden deneyin.',
  },
  'frame/restarted': {
    title: 'Cüzdan yeniden başlatıldı',
    userMessage: 'Cüzdan yanıt vermeden yeniden başlatıldı. Hiçbir şey gönderilmedi.',
  },
  'frame/unsure': {
    title: 'Cüzdan yeniden başlatıldı',
    userMessage: 'Cüzdan yanıt vermeden yeniden başlatıldı. Yeniden denemeden önce kontrol edin.',
  },
  'frame/not-allowed': {
    title: 'Bu işleme izin verilmiyor',
    userMessage: 'İstenen RPC çağrısına izin verilmiyor.',
  },
  'frame/version': {
    title: 'Cüzdan sürümü desteklenmiyor',
    userMessage: notSetUp,
  },
  'frame/same-origin': {
    title: 'Cüzdan, uygulamayla aynı kaynakta',
    userMessage: notSetUp,
  },
  'frame/busy': {
    title: 'Çok fazla istek',
    userMessage: 'Çok fazla istek. Biraz bekleyip yeniden deneyin.',
  },
  'frame/cooldown': {
    title: 'Biraz bekleyin',
    userMessage: '{seconds} saniye sonra yeniden deneyin.',
  },
  'frame/signed-out': {
    title: 'Yeniden giriş yapın',
    userMessage: 'Cüzdan oturumunuz sona erdi. Yeniden giriş yapın.',
  },
  'frame/not-placed': {
    title: 'Cüzdan kullanılamıyor',
    userMessage: notSetUp,
  },
} satisfies TranslatedFeatureErrors
