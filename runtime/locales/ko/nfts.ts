import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Korean. */
export const nfts = {
  nfts: {
    loading: 'NFT를 불러오는 중',
    none: '아직 NFT가 없습니다',
    noneText: '이 네트워크에서 보유한 항목이 여기에 표시됩니다.',
    receive: '받기',
    retry: '다시 시도',
    failed: 'NFT를 불러올 수 없음',
    old: '{time} 기준',
    all: '모두 보기',
    allOf: '{collection} 모두 보기',
    fewer: '간단히 보기',
    fewerOf: '{collection} 간단히 보기',
    more: '더 보기',
    cut: '여기에 표시할 수 있는 것보다 더 많이 있습니다.',
    spam: '스팸으로 숨김',
    showSpam: '보기',
    hideSpam: '숨기기',
    unsupported: '보유한 항목을 보려면 이 앱의 네트워크로 전환하세요.',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
