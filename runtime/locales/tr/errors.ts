import type { TranslatedErrors } from '../../core/locale.js'

const notSetUp = 'Bu uygulama doğru kurulmamış. Uygulamanın ekibiyle iletişime geçin.'
const onOurSide = 'Bizim tarafımızda bir sorun oluştu. Daha sonra yeniden deneyin.'

/** The error catalogue, in Turkish. */
export const errors = {
  'wallet/rejected': {
    title: 'İstek reddedildi',
    userMessage: 'İsteği {wallet} içinde reddettiniz.',
  },
  'wallet/pending': {
    title: 'Bekleyen istek',
    userMessage: '{wallet} içinde bekleyen bir istek var. Devam etmek için cüzdanı açın.',
  },
  'wallet/no-accounts': {
    title: 'Hesap paylaşılmadı',
    userMessage: '{wallet} hesap paylaşmadı. Kilidini açıp bir hesap seçin.',
  },
  'wallet/bad-answer': {
    title: 'Beklenmeyen yanıt',
    userMessage: '{wallet} beklenmeyen bir yanıt verdi.',
  },
  'wallet/bad-request': {
    title: 'Geçersiz istek',
    userMessage: notSetUp,
  },
  'wallet/unauthorized': {
    title: 'Hesaba izin verilmedi',
    userMessage: 'Yeniden bağlanın ve hesabı {wallet} içinde seçin.',
  },
  'wallet/unsupported': {
    title: 'Desteklenmiyor',
    userMessage: '{wallet} bu işlemi desteklemiyor.',
  },
  'wallet/disconnected': {
    title: 'Cüzdan çevrimdışı',
    userMessage: '{wallet} bağlantısını kaybetti.',
  },
  'wallet/restarted': {
    title: 'Cüzdan yeniden başlatıldı',
    userMessage: '{wallet} yeniden başlatıldı. Sayfayı yenileyip yeniden deneyin.',
  },
  'wallet/missing': {
    title: 'Cüzdan bulunamadı',
    userMessage: '{wallet} bu tarayıcıda etkin değil.',
  },
  'wallet/failed': {
    title: 'Cüzdan hatası',
    userMessage: '{wallet} isteği tamamlayamadı.',
  },
  'transaction/expired': {
    title: 'İşlemin süresi doldu',
    userMessage: 'İşlemin süresi doldu. Yeniden deneyin.',
  },
  'signature/unverifiable': {
    title: 'İmza doğrulanamadı',
    userMessage: 'Devam etmek için tarayıcınızı güncelleyin.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect yüklenemedi',
    userMessage: notSetUp,
  },
  'wallet/no-connector': {
    title: 'WalletConnect hazır değil',
    userMessage: notSetUp,
  },
  'wallet/no-chains': {
    title: 'Ortak ağ yok',
    userMessage: 'Yeniden bağlanın ve bu uygulamanın ağlarından birine izin verin.',
  },
  'wallet/pairing-expired': {
    title: 'Kodun süresi doldu',
    userMessage: 'Yeniden deneyin ve yeni kodu 4 dakika içinde tarayın.',
  },
  'wallet/session-ended': {
    title: 'Oturum sona erdi',
    userMessage: '{wallet} ile oturumunuz sona erdi. Yeniden bağlanın.',
  },
  'relay/unreachable': {
    title: 'Cüzdan hizmeti kullanılamıyor',
    userMessage: 'Cüzdan hizmetine ulaşılamıyor. Bağlantınızı kontrol edin.',
  },
  'relay/origin': {
    title: 'Geçersiz uygulama ayarı',
    userMessage: notSetUp,
  },
  'relay/project-id': {
    title: 'Geçersiz proje kimliği',
    userMessage: notSetUp,
  },
  'relay/clock': {
    title: 'Oturumun süresi doldu',
    userMessage: 'Cihazınızın saat ayarlarını kontrol edip yeniden bağlanın.',
  },
  'wallet/needs-owners': {
    title: 'Diğer sahipler onaylamalı',
    userMessage: '{wallet} cüzdanının diğer sahiplerinden onay isteyin, sonra yeniden deneyin.',
  },
  'wallet/popup-blocked': {
    title: 'Pencere engellendi',
    userMessage: 'Bu site için açılır pencerelere izin verip yeniden deneyin.',
  },
  'wallet/popup-cut-off': {
    title: 'Pencere yanıt veremiyor',
    userMessage: notSetUp,
  },
  'network/not-added': {
    title: 'Ağ eklenmedi',
    userMessage: '{network} ağını {wallet} içinde ekleyin, sonra yeniden geçin.',
  },
  'network/not-switched': {
    title: 'Ağ değiştirilmedi',
    userMessage: '{wallet} içinde {network} ağına geçin.',
  },
  'network/not-found': {
    title: 'Ağ bulunamadı',
    userMessage: notSetUp,
  },
  'rpc/unreachable': {
    title: 'Ağ kullanılamıyor',
    userMessage: '{network} ağına ulaşılamıyor.',
  },
  'rpc/wrong-chain': {
    title: 'Yanlış ağ düğümü',
    userMessage: notSetUp,
  },
  'backend/unreachable': {
    title: 'Sunucu kullanılamıyor',
    userMessage: 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edin.',
  },
  'backend/project-id': {
    title: 'Geçersiz proje kimliği',
    userMessage: notSetUp,
  },
  'backend/origin': {
    title: 'Geçersiz uygulama ayarı',
    userMessage: notSetUp,
  },
  'backend/rate-limited': {
    title: 'Çok fazla istek',
    userMessage: 'Çok fazla istek. Biraz bekleyip yeniden deneyin.',
  },
  'backend/failed': {
    title: 'Sunucu hatası',
    userMessage: onOurSide,
  },
  'backend/bad-answer': {
    title: 'Sunucudan beklenmeyen yanıt',
    userMessage: onOurSide,
  },
  'flow/timeout': {
    title: 'Zaman aşımı',
    userMessage: 'Bu beklenenden uzun sürüyor. Yeniden deneyin.',
  },
  'flow/cancelled': {
    title: 'İptal edildi',
    userMessage: 'Hazır olduğunuzda yeniden başlayın.',
  },
  'namespace/unsupported': {
    title: 'Ağ türü desteklenmiyor',
    userMessage: notSetUp,
  },
  'view/not-loaded': {
    title: 'Yüklenemedi',
    userMessage: 'Bağlantınızı kontrol edip yeniden deneyin.',
  },
  'view/unknown': {
    title: 'Ekran kullanılamıyor',
    userMessage: notSetUp,
  },
  'feature/off': {
    title: 'Özellik kapalı',
    userMessage: notSetUp,
  },
  'internal/unknown': {
    title: 'Bir sorun oluştu',
    userMessage: 'Yeniden deneyin veya sürerse destekle iletişime geçin.',
  },
} satisfies TranslatedErrors
