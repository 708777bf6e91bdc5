import type { TranslatedFeature } from '../../core/words.js'
import type { socials as manifest } from '../../features/socials/schema.js'

/** The words of logins with a provider, in Turkish. */
export const socials = {
  socialsPart: {
    continue: '{provider} ile devam et',
    all: 'Tüm giriş seçenekleri',
  },
  socials: {
    opening: '{provider} açılıyor…',
    blocked: 'Devam etmek için {provider} açın',
    blockedText: 'Tarayıcınız pencereyi engelledi.',
    open: '{provider} aç',
    inWindow: '{provider} penceresinde devam edin',
    inWindowText: 'Orada giriş yapın, sonra buraya dönün.',
    away: '{provider} penceresinde tamamlayın',
    awayText: 'Bulamıyor musunuz? Yeni bir pencereyle yeniden deneyin.',
    signingIn: 'Giriş yapılıyor…',
    slow: 'Hâlâ sürüyor. Biraz bekleyin…',
    done: 'Giriş yapıldı',
    declined: '{provider} ile giriş yapmadınız',
    declinedText: 'Yeniden deneyin ya da diğer seçenekler için geri dönün.',
  },
  farcaster: {
    code: 'Giriş için QR kodu',
    noCode: 'Kod çizilemedi. Bunun yerine bağlantıyı kopyalayın.',
    scan: 'Telefonunuzun kamerasıyla tarayın',
    copy: 'Bağlantıyı kopyala',
    copied: 'Bağlantı kopyalandı',
    notCopied: 'Bağlantı kopyalanamadı',
    expired: 'Kodun süresi doldu',
    renew: 'Yeni kod göster',
    renewed: 'Yeni kod hazır. 5 dakika geçerli.',
    preparing: 'Hazırlanıyor…',
    continueIn: '{provider} içinde devam edin',
    inApp: 'Girişi orada onaylayın, sonra buraya dönün.',
    late: 'Henüz yanıt yok. Yeniden deneyip 5 dakika içinde onaylayın.',
  },
} satisfies TranslatedFeature<typeof manifest>
