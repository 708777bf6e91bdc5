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
    balanceHint: 'बैलेंस उपलब्ध नहीं',
    asOf: 'अपडेट: {time}',
    balanceRetry: 'हर 30 सेकंड में फिर कोशिश की जा रही है',
    unsupportedHint: 'यह ऐप आपके वॉलेट के मौजूदा नेटवर्क को सपोर्ट नहीं करता।',
    explorer: 'एक्सप्लोरर पर देखें',
    explorerShort: 'एक्सप्लोरर',
    disconnect: 'डिस्कनेक्ट करें',
    more: 'और',
    network: 'नेटवर्क: {network}',
  },
  tokens: {
    tabs: 'संपत्ति और गतिविधि',
    tokens: 'टोकन',
    total: 'कुल',
    loading: 'टोकन लोड हो रहे हैं',
    failed: 'टोकन लोड नहीं हो सके',
    small: 'छोटे बैलेंस दिखाएँ ({count})',
    spam: 'संभावित स्पैम ({count})',
    spamHint: 'इन टोकन की कोई कीमत नहीं है और ये किसी लिंक का प्रचार करते हैं। उसे न खोलें।',
    empty: 'अभी कोई टोकन नहीं',
    emptyHint: 'इस नेटवर्क पर मिले टोकन यहाँ दिखेंगे।',
    more: '{count} और दिखाएँ',
    unnamed: 'अज्ञात टोकन',
    retry: 'फिर कोशिश करें',
    receive: 'प्राप्त करें',
  },
  address: {
    copy: 'पता {address} कॉपी करें',
    copied: 'पता कॉपी हो गया',
    notCopied: 'पता कॉपी नहीं हो सका',
  },
} satisfies TranslatedFeature<typeof manifest>
