import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

const notSetUp = 'यह ऐप ठीक से सेट अप नहीं है। ऐप की टीम से संपर्क करें।'

/** The words of the embedded wallet, in Hindi. */
export const secureWallet = {
  secureWallet: {
    title: 'अपने वॉलेट में मंज़ूरी दें',
    how: 'अपने वॉलेट में विवरण जाँचें, फिर वहीं मंज़ूरी दें या रद्द करें।',
    slow: 'आपका वॉलेट अभी लोड हो रहा है…',
    cancel: 'अनुरोध रद्द करें',
    window: 'वॉलेट विंडो खोलें',
    blocked: 'आपके ब्राउज़र ने वॉलेट विंडो रोक दी। जारी रखने के लिए उसे खोलें।',
    refused: 'इस कार्रवाई की अनुमति नहीं है',
    refusedText: 'इस ऐप ने कुछ ऐसा माँगा जो आपका वॉलेट कभी नहीं करता।',
    back: 'वापस जाएँ',
  },
  walletSettings: {
    title: 'वॉलेट सेटिंग',
    signedIn: 'इस रूप में साइन इन',
    signedInWith: '{provider} से साइन इन',
    email: 'ईमेल',
    edit: 'बदलें',
    kept: 'आपकी कुंजियाँ यहाँ रखी हैं',
    keptText: 'यह ऐप आपकी मंज़ूरी के बिना उन्हें देख या इस्तेमाल नहीं कर सकता।',
    type: 'खाते का प्रकार',
    smart: 'स्मार्ट खाता',
    smartText: 'नया प्रकार। हर ऐप इसे नहीं लेता।',
    plain: 'सामान्य खाता',
    plainText: 'ज़्यादातर ऐप्स के साथ काम करता है।',
    changing: 'खाता बदला जा रहा है…',
    changed: 'खाता बदल गया',
    notChanged: 'खाते का प्रकार बदला नहीं जा सका।',
    manage: 'अपना वॉलेट प्रबंधित करें',
    exportKeys: 'अपनी कुंजियाँ एक्सपोर्ट करें',
  },
  walletAction: { label: 'सेटिंग' },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of the embedded wallet, in Hindi. */
export const secureWalletErrors = {
  'frame/blocked': {
    title: 'वॉलेट उपलब्ध नहीं',
    userMessage: 'एम्बेडेड वॉलेट इस साइट पर उपलब्ध नहीं है।',
  },
  'frame/not-loaded': {
    title: 'वॉलेट लोड नहीं हुआ',
    userMessage: 'नेटवर्क में गड़बड़ी: एम्बेडेड वॉलेट लोड नहीं हो सका।',
  },
  'frame/timed-out': {
    title: 'एम्बेडेड वॉलेट के अनुरोध का समय समाप्त',
    userMessage: 'वॉलेट ने समय पर जवाब नहीं दिया। फिर कोशिश करें।',
  },
  'frame/aborted': {
    title: 'अनुरोध रोक दिया गया',
    userMessage: 'जब तैयार हों तब फिर से शुरू करें।',
  },
  'frame/stopped': {
    title: 'कुछ गड़बड़ हो गई',
    userMessage: 'वॉलेट बंद हो गया। फिर कोशिश करें।',
  },
  'frame/refused': {
    title: 'वॉलेट ने अस्वीकार किया',
    userMessage: '{reason}',
  },
  'frame/bad-answer': {
    title: 'कुछ गड़बड़ हो गई',
    userMessage: 'वॉलेट से अनपेक्षित जवाब मिला। फिर कोशिश करें।',
  },
  'frame/restarted': {
    title: 'वॉलेट फिर से शुरू हुआ',
    userMessage: 'वॉलेट जवाब देने से पहले फिर से शुरू हुआ। कुछ भी नहीं भेजा गया।',
  },
  'frame/unsure': {
    title: 'वॉलेट फिर से शुरू हुआ',
    userMessage: 'वॉलेट जवाब देने से पहले फिर से शुरू हुआ। दोबारा कोशिश करने से पहले जाँच लें।',
  },
  'frame/not-allowed': {
    title: 'इस कार्रवाई की अनुमति नहीं है',
    userMessage: 'माँगी गई RPC कॉल की अनुमति नहीं है।',
  },
  'frame/version': {
    title: 'वॉलेट का वर्शन सपोर्ट नहीं है',
    userMessage: notSetUp,
  },
  'frame/same-origin': {
    title: 'वॉलेट ऐप के ही ओरिजिन पर है',
    userMessage: notSetUp,
  },
  'frame/busy': {
    title: 'बहुत ज़्यादा अनुरोध',
    userMessage: 'बहुत ज़्यादा अनुरोध। थोड़ा रुककर फिर कोशिश करें।',
  },
  'frame/cooldown': {
    title: 'थोड़ा रुकें',
    userMessage: '{seconds} सेकंड बाद फिर कोशिश करें।',
  },
  'frame/signed-out': {
    title: 'फिर से साइन इन करें',
    userMessage: 'आपका वॉलेट सत्र समाप्त हो गया। फिर से साइन इन करें।',
  },
  'frame/not-placed': {
    title: 'वॉलेट उपलब्ध नहीं',
    userMessage: notSetUp,
  },
} satisfies TranslatedFeatureErrors
