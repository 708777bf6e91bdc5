import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Hindi. */
export const account = {
  account: {
    title: 'अकाउंट',
    wallet: '{wallet} से कनेक्टेड',
    balance: 'बैलेंस',
    loadingBalance: 'बैलेंस लोड हो रहा है',
    balanceFailed: 'टोकन बैलेंस उपलब्ध नहीं',
    balanceHint: 'बैलेंस अभी उपलब्ध नहीं है',
    asOf: 'अपडेट: {time}',
    balanceRetry: 'हर 30 सेकंड में फिर कोशिश',
    unsupportedHint: 'आपका वॉलेट ऐसे नेटवर्क पर है जिसे यह ऐप इस्तेमाल नहीं करता।',
    wallets: 'वॉलेट',
    explorer: 'एक्सप्लोरर',
    disconnect: 'डिस्कनेक्ट करें',
    network: 'नेटवर्क: {network}',
  },
  tokens: {
    tabs: 'संपत्ति और गतिविधि',
    tokens: 'टोकन',
    total: 'कुल',
    loading: 'टोकन लोड हो रहे हैं',
    small: 'छोटे बैलेंस दिखाएँ ({count})',
    spam: 'स्पैम जैसा लगता है ({count})',
    spamHint: 'कीमत पता नहीं, और नाम में लिंक या ऑफ़र है। उस पर न जाएँ।',
    empty: 'अभी कोई टोकन नहीं',
    emptyHint: 'इस नेटवर्क पर आने वाले टोकन यहाँ दिखते हैं।',
    more: 'और दिखाएँ ({count} बाकी)',
    unnamed: 'बिना नाम का टोकन',
    retry: 'फिर कोशिश करें',
    receive: 'प्राप्त करें',
  },
  address: {
    copy: 'पता {address} कॉपी करें',
    copied: 'पता कॉपी हो गया',
    notCopied: 'पता कॉपी नहीं हो सका',
  },
} satisfies TranslatedFeature<typeof manifest>
