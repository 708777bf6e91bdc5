import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { email as manifest } from '../../features/email/schema.js'

/** The words of signing in with an e-mail address, in Turkish. */
export const email = {
  emailPart: {
    email: 'E-posta adresi',
    submit: 'E-postayla devam et',
  },
  email: {
    title: 'E-postayla giriş',
    how: 'E-postanıza bir kod göndereceğiz.',
    noPassword: 'Parola gerekmez.',
    next: 'Devam et',
    sending: 'E-posta gönderiliyor…',
    slow: 'Hâlâ sürüyor. Biraz bekleyin…',
    signingIn: 'Giriş yapılıyor…',
    invalid: 'name@example.com gibi tam bir adres girin.',
    cooldown: '{seconds} saniye sonra yeniden deneyin',
    linked: 'E-postayla zaten giriş yaptınız.',
    other: 'Başka bir e-posta kullan',
    inbox: 'E-postanıza bakın',
    approve: 'Girişi onaylayın',
    approveText: '{email} adresine gönderdiğimiz bağlantıyı açın.',
    choose: 'E-postada {number} sayısını seçin',
    chooseText: '{email} adresine gönderildi.',
    approved: 'Onaylandı. E-postanızdaki kodu girin.',
    enter: 'Kodunuzu girin',
    code: '{email} adresine gönderilen 6 haneli kodu girin',
    valid: 'Kodun süresi 10 dakikada dolar.',
    checking: 'Kod denetleniyor…',
    wrong: '{reason}. Yeniden deneyin.',
    done: 'Giriş yapıldı',
    missing: 'Gelmedi mi?',
    resend: 'Yeniden gönder',
    resendIn: '{seconds} sn sonra yeniden gönder',
    resent: 'Yeni e-posta gönderildi',
  },
  emailChange: {
    title: 'E-postanızı değiştirin',
    present: 'Şu anki e-posta: {email}',
    how: 'Değişikliği onaylamak için size bir kod göndereceğiz.',
    field: 'Yeni e-posta adresi',
    save: 'Kaydet',
    same: 'Bu zaten sizin e-postanız.',
    confirmPresent: 'Şu anki e-postanızı onaylayın',
    confirmNext: 'Yeni e-postanızı onaylayın',
    codeOfPresent: 'Şu anki e-postanıza gelen 6 haneli kodu girin',
    wrongWay: 'Bir sorun mu var?',
    startOver: 'Baştan başla',
    changed: 'E-posta değiştirildi',
  },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of signing in with an e-mail address, in Turkish. */
export const emailErrors = {
  'email/invalid': {
    title: 'E-posta adresini kontrol edin',
    userMessage: 'name@example.com gibi tam bir adres girin.',
  },
} satisfies TranslatedFeatureErrors
