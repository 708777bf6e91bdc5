import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Hindi. */
export const nfts = {
  nfts: {
    loading: 'NFT लाए जा रहे हैं',
    none: 'अभी कोई NFT नहीं',
    noneText: 'इस नेटवर्क पर जो आपका है वह यहाँ दिखेगा।',
    receive: 'प्राप्त करें',
    retry: 'फिर कोशिश करें',
    failed: 'NFT उपलब्ध नहीं',
    old: 'अपडेट: {time}',
    all: 'सभी दिखाएँ',
    allOf: '{collection} के सभी दिखाएँ',
    fewer: 'कम दिखाएँ',
    fewerOf: '{collection} के कम दिखाएँ',
    more: 'और दिखाएँ',
    cut: 'यहाँ जितना दिखाया जा सकता है, उससे ज़्यादा मौजूद है।',
    spam: 'स्पैम मानकर छिपाए गए',
    showSpam: 'दिखाएँ',
    hideSpam: 'छिपाएँ',
    unsupported: 'जो आपका है उसे देखने के लिए इस ऐप के किसी नेटवर्क पर जाएँ।',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
