import type { TranslatedFeature } from '../../core/words.js'
import type { connect as manifest } from '../../features/connect/schema.js'

/** The words of connecting, in Hindi. */
export const connect = {
  connect: {
    title: 'वॉलेट कनेक्ट करें',
    list: 'वॉलेट',
    recent: 'हाल का',
    installed: 'इंस्टॉल्ड',
    multichain: 'मल्टीचेन',
    ambiguous: 'एक और वॉलेट भी खुद को {rdns} बताता है',
    help: 'वॉलेट क्या है?',
    or: 'या',
    wallets: 'वॉलेट से आगे बढ़ें',
  },
  connecting: {
    title: 'वॉलेट कनेक्ट करें',
    waiting: '{wallet} में आगे बढ़ें',
    hints: [
      'आपके वॉलेट से कनेक्ट करने का अनुरोध किया जा रहा है।',
      'वॉलेट में कनेक्शन को मंज़ूरी दें। यह पेज सिर्फ़ वही पता देखता है जो आप शेयर करते हैं।',
      '{wallet} खोलें और पुष्टि करें। उसकी विंडो इसके पीछे हो सकती है।',
      'अब भी इंतज़ार है। {wallet} को अनलॉक करके खुला अनुरोध देखें, या रद्द करके फिर कोशिश करें।',
    ],
    done: 'कनेक्ट हो गया',
    doneText: 'आप {wallet} से कनेक्ट हो गए हैं।',
    linked: 'पहले से कनेक्टेड',
    linkedText: 'दूसरा अकाउंट इस्तेमाल करने के लिए उसे {wallet} में चुनें। यहाँ वह अपने आप बदल जाएगा।',
    linkedButton: 'अकाउंट देखें',
  },
  noWallet: {
    title: 'ब्राउज़र में वॉलेट नहीं है',
    titleOf: 'ब्राउज़र में {family} के लिए वॉलेट नहीं है',
    text: 'कोई वॉलेट इंस्टॉल करें, फिर यह पेज रीलोड करें। वॉलेट यहाँ दिखेगा।',
    onMobile: 'वॉलेट ऐप का अपना ब्राउज़र होता है। यह पेज उसमें खोलें, वॉलेट यहाँ दिखेगा।',
    find: 'वॉलेट खोजें',
    copyPage: 'पेज का लिंक कॉपी करें',
    pageCopied: 'लिंक कॉपी हो गया',
    notCopied: 'लिंक कॉपी नहीं हो सका',
  },
  families: {
    eip155: 'EVM नेटवर्क',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: 'चेन चुनें',
    text: '{wallet} कई चेन पर काम करता है। यहाँ आप कौन-सी इस्तेमाल करना चाहते हैं?',
    list: 'चेन',
  },
  whatIsAWallet: {
    title: 'वॉलेट क्या है?',
    key: 'कई ऐप की एक चाबी',
    keyText: 'हर बार नए अकाउंट और पासवर्ड के बजाय, यहाँ और दूसरी जगह अपने वॉलेट से लॉग इन करें।',
    home: 'आपकी चीज़ों का घर',
    homeText: 'कॉइन, कलेक्टिबल और टिकट आपके पास रहते हैं, किसी एक ऐप के पास नहीं।',
    yes: 'आपकी मंज़ूरी के बिना नहीं',
    yesText: 'ऐप सिर्फ़ पूछ सकता है। हर पेमेंट और हर हस्ताक्षर वॉलेट में आपका इंतज़ार करता है।',
    get: 'वॉलेट पाएँ',
  },
  getWallet: {
    title: 'वॉलेट पाएँ',
    list: 'उपलब्ध वॉलेट',
    all: 'सभी वॉलेट देखें',
  },
  downloads: {
    title: '{wallet} पाएँ',
    text: 'चुनें कि आपको {wallet} कहाँ चाहिए। फिर वापस आकर यह पेज रीलोड करें।',
    noLinks: 'जहाँ से आप ऐप लेते हैं, वहाँ {wallet} खोजें। फिर वापस आकर यह पेज रीलोड करें।',
    list: 'कहाँ मिलेगा',
    chrome_store: 'ब्राउज़र एक्सटेंशन',
    app_store: 'iPhone ऐप',
    play_store: 'Android ऐप',
    homepage: 'वेबसाइट',
  },
} satisfies TranslatedFeature<typeof manifest>
