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
  'wallet/restarted': {
    title: 'Cüzdan yeniden başlatıldı',
    message: '{wallet} güncellendi veya yeniden başlatıldı; bu sayfa onu kaybetti.',
    fix: 'Sayfayı yenileyin, sonra tekrar deneyin.',
  },
  'wallet/missing': {
    title: 'Cüzdan bulunamadı',
    message: '{wallet} bu sayfada yok.',
    fix: 'Tarayıcıda etkinleştirip sayfayı yenileyin.',
  },
  'wallet/failed': {
    title: 'Cüzdan hatası',
    message: '{wallet} yanıtı: {detail}',
    fix: 'Yeniden deneyin veya başka bir cüzdan kullanın.',
  },
  'wallet/needs-owners': {
    title: 'Diğer sahipler onaylamalı',
    message: '{wallet} isteği kaydetti; yeterli sayıda sahip onaylayınca geçerli olur.',
    fix: 'Diğer sahiplerden onaylamalarını isteyin, sonra yeniden deneyin.',
  },
  'wallet/popup-blocked': {
    title: 'Pencere engellendi',
    message: 'Tarayıcı {wallet} penceresinin açılmasına izin vermedi.',
    fix: 'Yeniden deneyin; engel sürerse bu site için açılır pencerelere izin verin.',
  },
  'wallet/popup-cut-off': {
    title: 'Pencere yanıt veremiyor',
    message: '{wallet} açıldı, ancak bu sayfa diğer pencerelerin yanıt vermesini engelleyecek biçimde sunuluyor.',
    fix: 'Sayfayı Cross-Origin-Opener-Policy: same-origin-allow-popups ile sunun.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect yüklenemedi',
    message: '@walletconnect/sign-client paketi yüklenemedi: {detail}',
    fix: 'Bağlantıyı kontrol edip yeniden deneyin; uygulamada yoksa paketi kurun.',
  },
  'wallet/no-connector': {
    title: 'WalletConnect hazır değil',
    message: 'WalletConnectConnector bulunamadı.',
    fix: 'modal.config.ts içinde walletConnect seçeneğini, services.relay ve bu aileden bir ağ ile açın.',
  },
  'wallet/no-chains': {
    title: 'Ortak ağ yok',
    message: 'Bağlayıcı istenen ağlardan hiçbirini desteklemiyor.',
    fix: 'Yeniden bağlanıp cüzdanda bu uygulamanın bir ağına izin verin veya başka bir cüzdan kullanın.',
  },
  'wallet/pairing-expired': {
    title: 'Kodun süresi doldu',
    message: 'Süresi dolmadan kimse kodla bağlanmadı.',
    fix: 'Yeniden deneyin ve yeni kodu dört dakika içinde tarayın.',
  },
  'wallet/session-ended': {
    title: 'Oturum sona erdi',
    message: '{wallet} ile oturum sona erdi.',
    fix: 'Cüzdanı yeniden bağlayın.',
  },
  'relay/unreachable': {
    title: 'Aktarıcıya ulaşılamıyor',
    message: '{url} adresindeki WalletConnect aktarıcısı yanıt vermedi: {detail}',
    fix: 'Bağlantıyı kontrol edip yeniden deneyin.',
  },
  'relay/origin': {
    title: 'Geçersiz uygulama ayarı',
    message: 'WalletConnect aktarıcısı bu sayfayı reddetti: kaynağı izin listesinde yok.',
    fix: 'Sayfanın kaynağını proje kimliğinin izin listesine ekleyin.',
  },
  'relay/project-id': {
    title: 'Geçersiz proje kimliği',
    message: 'WalletConnect aktarıcısı bu uygulamanın proje kimliğini tanımıyor.',
    fix: 'modal.config.ts içindeki projectId değerini düzeltin.',
  },
  'relay/clock': {
    title: 'Oturumun süresi doldu',
    message: 'WalletConnect aktarıcısı, bu aygıtın saati yanlış olduğu için oturumu reddetti.',
    fix: 'Aygıtın saatini kontrol edip yeniden bağlanın.',
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
  'backend/unreachable': {
    title: 'Sunucuya ulaşılamıyor',
    message: '{host} sunucusu yanıt vermedi: {detail}',
    fix: 'Bağlantıyı kontrol edip tekrar deneyin.',
  },
  'backend/project-id': {
    title: 'Geçersiz proje kimliği',
    message: 'Sunucu bu uygulamanın proje kimliğini tanımıyor.',
    fix: 'modal.config.ts içindeki projectId değerini düzeltin.',
  },
  'backend/origin': {
    title: 'Geçersiz uygulama ayarı',
    message: '{origin} kaynağı izin listesinde yok: ayarı güncelleyin.',
    fix: 'Sayfanın kaynağını projenin izin listesine ekleyin.',
  },
  'backend/rate-limited': {
    title: 'Çok fazla istek',
    message: '{host} sunucusuna çok fazla istek gönderildi.',
    fix: 'Biraz bekleyip tekrar deneyin.',
  },
  'backend/failed': {
    title: 'Sunucu hatası',
    message: '{host} sunucusu {status} durumuyla başarısız oldu.',
    fix: 'Daha sonra tekrar deneyin.',
  },
  'backend/bad-answer': {
    title: 'Sunucudan okunamayan yanıt',
    message: '{host} sunucusunun {path} için verdiği yanıt okunamıyor.',
    fix: 'Daha sonra tekrar deneyin; sürerse geliştiricilere bildirin.',
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
