import type { TranslatedErrors } from '../../core/locale.js'

/** The error catalogue, in Turkish. */
export const errors = {
  'wallet/rejected': {
    title: 'İstek reddedildi',
    message: 'İstek {wallet} içinde reddedildi.',
    fix: 'Yeniden deneyip cüzdanda onaylayın.',
  },
  'wallet/pending': {
    title: 'Bekleyen bir istek var',
    message: '{wallet} hâlâ önceki bir isteğin yanıtını bekliyor.',
    fix: 'Cüzdanı açıp isteği orada yanıtlayın.',
  },
  'wallet/no-accounts': {
    title: 'Hesap paylaşılmadı',
    message: '{wallet} hiçbir hesap paylaşmadan yanıt verdi.',
    fix: 'Cüzdanın kilidini açıp bir hesap seçin.',
  },
  'wallet/bad-answer': {
    title: 'Okunamayan yanıt',
    message: '{wallet}, {method} isteğine beklenenden ({expected}) farklı bir yanıt verdi.',
    fix: 'Cüzdanı güncelleyin veya başka bir cüzdan kullanın.',
  },
  'wallet/unauthorized': {
    title: 'Hesaba izin verilmedi',
    message: '{wallet} bu sitenin hesabı kullanmasına izin vermiyor.',
    fix: 'Yeniden bağlanıp hesabı seçin.',
  },
  'wallet/unsupported': {
    title: 'Cüzdan desteklemiyor',
    message: '{wallet} şunu desteklemiyor: {method}.',
    fix: 'Cüzdanı güncelleyin veya başka bir cüzdan kullanın.',
  },
  'wallet/disconnected': {
    title: 'Cüzdan çevrimdışı',
    message: '{wallet} ağ bağlantısını kaybetti.',
    fix: 'Cüzdanı kontrol edip yeniden deneyin.',
  },
  'wallet/failed': {
    title: 'Cüzdan hatası',
    message: '{wallet} yanıtı: {detail}',
    fix: 'Yeniden deneyin veya başka bir cüzdan kullanın.',
  },
  'network/not-added': {
    title: 'Ağ eklenmedi',
    message: '{wallet}, {network} ağını tanımıyor ve eklemedi.',
    fix: 'Ağı cüzdana ekleyip yeniden geçiş yapın.',
  },
  'network/not-switched': {
    title: 'Ağ değiştirilmedi',
    message: '{wallet}, {network} yerine başka bir ağda kaldı.',
    fix: 'Ağı cüzdanda değiştirin.',
  },
  'network/not-found': {
    title: 'Ağ bulunamadı',
    message: '{network} ağı, modal.config.ts dosyasındaki networks listesinde yok.',
    fix: 'Ağı oraya ekleyin veya uygulamadaki bir ağın CAIP-2 kimliğini verin.',
  },
  'rpc/unreachable': {
    title: 'Ağa ulaşılamıyor',
    message: '{network} ağının hiçbir düğümü yanıt vermedi: {detail}',
    fix: 'Bağlantıyı veya ağın rpcUrls değerini kontrol edip yeniden deneyin.',
  },
  'rpc/wrong-chain': {
    title: 'Başka bir ağın düğümü',
    message: '{url} düğümü {network} için değil, {found} zinciri için yanıt veriyor.',
    fix: 'Ağın rpcUrls değerini modal.config.ts dosyasında düzeltin.',
  },
  'flow/timeout': {
    title: 'Bu çok uzun sürdü',
    message: '{step} adımı {seconds} saniye içinde yanıt vermedi.',
    fix: 'Yeniden deneyin.',
  },
  'flow/cancelled': {
    title: 'İptal edildi',
    message: 'İstek yanıtlanmadan iptal edildi.',
    fix: 'Hazır olduğunuzda yeniden başlayın.',
  },
  'namespace/unsupported': {
    title: 'Zincir desteklenmiyor',
    message: 'Desteklenmeyen zincir ad alanı: {ns}',
    fix: 'Uygulamadaki bir zincir ailesi için açın.',
  },
  'view/not-loaded': {
    title: 'Ekran yüklenmedi',
    message: '{view} ekranı alınamadı.',
    fix: 'Bağlantıyı kontrol edip yeniden deneyin; uygulama güncellendiyse sayfayı yenileyin.',
  },
  'view/unknown': {
    title: 'Ekran bu uygulamada yok',
    message: '{view} adında bir ekran yok.',
    fix: 'Şunlardan birini açın: {views}.',
  },
  'feature/off': {
    title: 'Özellik kapalı',
    message: '{feature} özelliği bu uygulamada yok.',
    fix: 'Özelliği modal.config.ts dosyasına ekleyip modal-kit generate komutunu çalıştırın.',
  },
  'internal/unknown': {
    title: 'Bir sorun oluştu',
    message: '{detail}',
    fix: 'Yeniden deneyin; tekrarlanırsa geliştiricilere bildirin.',
  },
} satisfies TranslatedErrors
