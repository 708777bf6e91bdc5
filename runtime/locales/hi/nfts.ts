import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Hindi. */
export const nfts = {
  nfts: {
    loading: 'NFT लोड हो रहे हैं',
    none: 'अभी कोई NFT नहीं',
    noneText: 'इस नेटवर्क पर आपके NFT यहाँ दिखेंगे।',
    receive: 'प्राप्त करें',
    retry: 'फिर कोशिश करें',
    failed: 'NFT लोड नहीं हो सके',
    old: 'अपडेट: {time}',
    all: 'सभी दिखाएँ',
    allOf: '{collection} के सभी दिखाएँ',
    fewer: 'कम दिखाएँ',
    fewerOf: '{collection} के कम दिखाएँ',
    more: 'और दिखाएँ',
    cut: 'पहले {count} दिखाए जा रहे हैं।',
    spam: 'स्पैम ({count})',
    showSpam: 'दिखाएँ',
    hideSpam: 'छिपाएँ',
    off: 'NFT उपलब्ध नहीं हैं',
    networks: 'नेटवर्क बदलें',
    unsupported: 'अपने NFT देखने के लिए किसी समर्थित नेटवर्क पर जाएँ।',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
