import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { email as manifest } from '../../features/email/schema.js'

/** The words of signing in with an e-mail address, in Hindi. */
export const email = {
  emailPart: {
    email: 'ईमेल पता',
    submit: 'ईमेल से जारी रखें',
  },
  email: {
    title: 'ईमेल से साइन इन करें',
    how: 'हम आपको ईमेल पर कोड भेजेंगे।',
    noPassword: 'पासवर्ड नहीं चाहिए।',
    next: 'जारी रखें',
    sending: 'ईमेल भेजा जा रहा है…',
    slow: 'काम जारी है। थोड़ा रुकें…',
    signingIn: 'साइन इन हो रहा है…',
    invalid: 'पूरा पता लिखें, जैसे name@example.com।',
    cooldown: '{seconds} सेकंड बाद फिर कोशिश करें',
    linked: 'आप ईमेल से पहले ही साइन इन हैं।',
    other: 'दूसरा ईमेल इस्तेमाल करें',
    inbox: 'अपना ईमेल देखें',
    approve: 'साइन इन को मंज़ूरी दें',
    approveText: '{email} पर भेजा गया लिंक खोलें।',
    choose: 'ईमेल में {number} चुनें',
    chooseText: 'ईमेल {email} पर भेजा गया है।',
    approved: 'मंज़ूरी मिल गई। ईमेल का कोड डालें।',
    enter: 'अपना कोड डालें',
    code: '{email} पर भेजा गया 6 अंकों का कोड डालें',
    valid: 'कोड 10 मिनट में समाप्त हो जाएगा।',
    checking: 'कोड जाँचा जा रहा है…',
    wrong: '{reason}। फिर कोशिश करें।',
    done: 'साइन इन हो गया',
    missing: 'नहीं मिला?',
    resend: 'फिर भेजें',
    resendIn: '{seconds} सेकंड में फिर भेजें',
    resent: 'नया ईमेल भेजा गया',
  },
  emailChange: {
    title: 'अपना ईमेल बदलें',
    present: 'मौजूदा ईमेल: {email}',
    how: 'बदलाव की पुष्टि के लिए हम ईमेल पर कोड भेजेंगे।',
    field: 'नया ईमेल पता',
    save: 'सेव करें',
    same: 'यही आपका मौजूदा ईमेल है।',
    confirmPresent: 'मौजूदा ईमेल की पुष्टि करें',
    confirmNext: 'नए ईमेल की पुष्टि करें',
    codeOfPresent: 'मौजूदा ईमेल में मिला 6 अंकों का कोड डालें',
    wrongWay: 'कुछ गड़बड़ है?',
    startOver: 'फिर से शुरू करें',
    changed: 'ईमेल बदल गया',
  },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of signing in with an e-mail address, in Hindi. */
export const emailErrors = {
  'email/invalid': {
    title: 'ईमेल पता जाँचें',
    userMessage: 'पूरा पता लिखें, जैसे name@example.com।',
  },
} satisfies TranslatedFeatureErrors
