import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/**
 * The words of choosing and switching networks, in Hindi.
 * `{wallet}` may be “आपके वॉलेट”, so a postposition follows it.
 */
export const networks = {
  networks: {
    title: 'नेटवर्क चुनें',
    list: 'नेटवर्क',
    search: 'नेटवर्क खोजें',
    results: {
      one: '{count} नेटवर्क मिला',
      other: '{count} नेटवर्क मिले',
    },
    none: 'कोई नेटवर्क नहीं मिला',
    noneText: 'नाम या चेन ID से खोजें।',
    clear: 'खोज मिटाएँ',
    wallet: 'आपका वॉलेट',
    app: 'ऐप का नेटवर्क',
    testnet: 'टेस्टनेट',
    blocked: '{wallet} में सपोर्ट नहीं',
    apart: 'आपका वॉलेट {wallet} पर है। यह ऐप {app} इस्तेमाल करता है।',
    switchWallet: 'वॉलेट का नेटवर्क बदलें',
    help: 'नेटवर्क क्या है?',
  },
  unsupportedChain: {
    title: 'नेटवर्क बदलें',
    text: 'यह ऐप {network} को सपोर्ट नहीं करता। इनमें से किसी नेटवर्क पर जाएँ, या डिस्कनेक्ट करें।',
    numbered: 'नेटवर्क {id}',
    disconnect: 'डिस्कनेक्ट करें',
  },
  switching: {
    title: 'नेटवर्क बदलें',
    waiting: '{wallet} में पुष्टि करें',
    yourWallet: 'आपके वॉलेट',
    hints: [
      '{network} पर जाने का अनुरोध किया जा रहा है…',
      'अपने वॉलेट में {network} पर जाने की मंज़ूरी दें।',
      'नहीं दिख रहा? {wallet} में देखें, उसकी विंडो इसके पीछे हो सकती है।',
      'अब भी इंतज़ार है। {wallet} में लंबित अनुरोध देखें, या रद्द करके फिर कोशिश करें।',
    ],
    embedded: '{network} पर जा रहे हैं…',
    embeddedHints: [
      'इसमें थोड़ा समय लगेगा।',
      'बस होने ही वाला है…',
      'इसमें सामान्य से ज़्यादा समय लग रहा है।',
      'कुछ गड़बड़ हो गई। रद्द करके फिर कोशिश करें।',
    ],
    byHand: '{wallet} में बदलें',
    byHandText: '{wallet} में ऐप से नेटवर्क नहीं बदला जा सकता। वॉलेट में {network} चुनें, यह पेज भी बदल जाएगा।',
    back: 'वापस',
    done: 'नेटवर्क बदल गया',
    doneText: 'आप {network} पर हैं।',
  },
  switchActiveChain: {
    title: 'नेटवर्क बदलें',
    heading: '{namespace} पर जाएँ',
    text: '{wallet} में {network} का सपोर्ट नहीं है। दूसरा वॉलेट कनेक्ट करें; {wallet} कनेक्टेड रहेगा।',
    textToo: '{wallet} में {network} का भी सपोर्ट है। इसे वहाँ भी कनेक्ट करें या दूसरा वॉलेट कनेक्ट करें।',
    yourWallet: 'आपके वॉलेट',
    switch: 'बदलें',
    cancel: 'रद्द करें',
  },
  whatIsANetwork: {
    title: 'नेटवर्क क्या है?',
    record: 'यह कैसे काम करता है',
    recordText: 'नेटवर्क हर ट्रांसफ़र को कई कंप्यूटरों पर दर्ज करता है, इसलिए कोई उसे बदल नहीं सकता।',
    apart: 'नेटवर्क अलग-अलग होते हैं',
    apartText: 'एक नेटवर्क की संपत्ति दूसरे पर नहीं दिखती, भले ही पता एक ही हो। फ़ीस और स्पीड अलग-अलग होती हैं।',
    more: 'और जानें',
    moreUrl: 'https://ethereum.org/hi/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
