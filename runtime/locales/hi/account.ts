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
    balanceOld: 'शायद पुराना हो',
    balanceRetry: 'हर 30 सेकंड में फिर कोशिश',
    unsupported: 'नेटवर्क सपोर्टेड नहीं',
    unsupportedHint: 'आपका वॉलेट ऐसे नेटवर्क पर है जिसे यह ऐप इस्तेमाल नहीं करता।',
    receive: 'प्राप्त करें',
    wallets: 'वॉलेट',
    explorer: 'एक्सप्लोरर',
    disconnect: 'डिस्कनेक्ट करें',
    network: 'नेटवर्क: {network}',
  },
  address: {
    copy: 'पता {address} कॉपी करें',
    copied: 'पता कॉपी हो गया',
    notCopied: 'पता कॉपी नहीं हो सका',
  },
} satisfies TranslatedFeature<typeof manifest>
