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
    none: '“{query}” से मेल खाता नेटवर्क नहीं',
    noneText: 'नाम का कोई हिस्सा या चेन ID लिखकर देखें।',
    clear: 'खोज मिटाएँ',
    current: 'मौजूदा',
    wallet: 'आपका वॉलेट',
    app: 'यह ऐप',
    testnet: 'टेस्ट नेटवर्क',
    blocked: '{wallet} में उपलब्ध नहीं',
    apart: 'यह ऐप {app} पर सेट है। आपका वॉलेट {wallet} पर है।',
    switchWallet: 'वॉलेट का नेटवर्क बदलें',
    help: 'नेटवर्क क्या है?',
  },
  unsupportedChain: {
    title: 'नेटवर्क बदलें',
    text: 'आपका वॉलेट {network} पर है, जिसे यह ऐप इस्तेमाल नहीं करता। नीचे से नेटवर्क चुनें या डिस्कनेक्ट करें।',
    disconnect: 'डिस्कनेक्ट करें',
  },
  switching: {
    title: 'नेटवर्क बदलें',
    waiting: '{wallet} में पुष्टि करें',
    yourWallet: 'आपके वॉलेट',
    hints: [
      '{network} पर जाने का अनुरोध किया जा रहा है।',
      '{network} पर जाने से पहले आपका वॉलेट आपसे पूछेगा।',
      '{wallet} में पुष्टि करें। उसकी विंडो इसके पीछे हो सकती है।',
      'अब भी इंतज़ार है। {wallet} को अनलॉक करके खुला अनुरोध देखें, या रद्द करके फिर कोशिश करें।',
    ],
    embedded: '{network} पर जा रहे हैं…',
    embeddedHints: [
      'इसमें थोड़ा समय लगेगा।',
      'काम जारी है।',
      'इसमें सामान्य से ज़्यादा समय लग रहा है।',
      'शायद कोई रुकावट है। रद्द करके फिर कोशिश करें।',
    ],
    byHand: '{wallet} में बदलें',
    byHandText: '{wallet} में यह बदलाव ऐप से नहीं हो सकता। वॉलेट में {network} चुनें: यह ऐप भी बदल जाएगा।',
    back: 'वापस',
    done: 'नेटवर्क बदल गया',
    doneText: 'आप {network} पर हैं।',
  },
  switchActiveChain: {
    title: 'नेटवर्क बदलें',
    heading: '{namespace} पर जाएँ',
    text: '{wallet} में {network} का सपोर्ट नहीं है। ऐसा वॉलेट कनेक्ट करें जिसमें हो: मौजूदा वॉलेट भी कनेक्टेड रहेगा।',
    yourWallet: 'आपके वॉलेट',
    switch: 'बदलें',
    cancel: 'रद्द करें',
  },
  whatIsANetwork: {
    title: 'नेटवर्क क्या है?',
    record: 'एक साझा रिकॉर्ड',
    recordText:
      'नेटवर्क एक रिकॉर्ड है जिसे कई कंप्यूटर मिलकर रखते हैं। आप जो भेजते या स्वैप करते हैं, वह उसमें लिखा जाता है, और कोई उसे चुपके से बदल नहीं सकता।',
    apart: 'हर एक अलग है',
    apartText: 'आपका पता कई नेटवर्क पर एक ही हो सकता है, लेकिन जो एक पर है वह दूसरों पर नहीं होता। फ़ीस और स्पीड भी अलग होती हैं।',
    more: 'और जानें',
    moreUrl: 'https://ethereum.org/hi/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
