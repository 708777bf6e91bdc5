import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Hindi. */
export const allWallets = {
  moreWallets: { title: 'सभी वॉलेट' },
  allWallets: {
    list: 'उपलब्ध वॉलेट',
    loading: 'वॉलेट लोड हो रहे हैं',
    search: 'वॉलेट खोजें',
    clear: 'खोज मिटाएँ',
    results: { one: '{count} वॉलेट मिला', other: '{count} वॉलेट मिले' },
    certified: 'सिर्फ़ प्रमाणित',
    certifiedOn: 'WalletConnect से प्रमाणित वॉलेट दिख रहे हैं',
    code: 'QR कोड दिखाएँ',
    installed: 'इंस्टॉल्ड',
    none: 'कोई वॉलेट नहीं मिला',
    noneText: 'कोई और नाम आज़माएँ, या किसी भी वॉलेट से QR कोड स्कैन करें।',
    emptyText: 'कनेक्ट करने के लिए किसी भी वॉलेट से QR कोड स्कैन करें।',
    cut: 'कुछ वॉलेट लोड नहीं हो सके।',
    retry: 'फिर कोशिश करें',
  },
} satisfies TranslatedFeature<typeof manifest>
