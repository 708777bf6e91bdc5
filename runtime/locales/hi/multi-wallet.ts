import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Hindi. */
export const multiWallet = {
  multiWallet: {
    title: 'वॉलेट',
    connected: 'कनेक्ट हैं',
    before: 'पहले कनेक्ट किए गए',
    current: 'सक्रिय',
    use: 'बदलें',
    useWallet: '{wallet} पर जाएँ',
    connect: 'कनेक्ट करें',
    connectWallet: '{wallet} कनेक्ट करें',
    disconnectWallet: '{wallet} डिस्कनेक्ट करें',
    removeWallet: '{wallet} हटाएँ',
    away: 'यहाँ इंस्टॉल नहीं है',
    payment: 'भुगतान के लिए {address}',
    ordinal: 'ऑर्डिनल्स के लिए {address}',
    none: 'कोई वॉलेट कनेक्ट नहीं है',
    noneText: 'आपके वॉलेट यहाँ दिखेंगे।',
    add: 'वॉलेट जोड़ें',
    addFor: '{namespace} के लिए वॉलेट जोड़ें',
    disconnectAll: 'सभी डिस्कनेक्ट करें',
    disconnectSure: 'सभी वॉलेट डिस्कनेक्ट करें?',
    cancel: 'रद्द करें',
    asking: '{wallet} पर जा रहे हैं…',
    switched: 'अब {wallet} सक्रिय है',
    disconnected: '{wallet} डिस्कनेक्ट हो गया',
    allDisconnected: 'सभी वॉलेट डिस्कनेक्ट हो गए',
    removed: '{wallet} हटाया गया',
    notSwitched: '{wallet} पर नहीं जा सके',
    notDisconnected: '{wallet} डिस्कनेक्ट नहीं हो सका',
  },
  multiWalletAction: { label: 'वॉलेट' },
} satisfies TranslatedFeature<typeof manifest>
