import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Korean. */
export const nfts = {
  nfts: {
    loading: 'NFT 불러오는 중',
    none: '아직 NFT가 없습니다',
    noneText: '이 네트워크에서 보유한 NFT가 여기에 표시됩니다.',
    receive: '받기',
    retry: '다시 시도',
    failed: 'NFT를 불러오지 못했습니다',
    old: '{time} 기준',
    all: '모두 보기',
    allOf: '{collection} 모두 보기',
    fewer: '간단히 보기',
    fewerOf: '{collection} 간단히 보기',
    more: '더 보기',
    cut: '처음 {count}개를 표시합니다.',
    spam: '스팸 ({count})',
    showSpam: '보기',
    hideSpam: '숨기기',
    off: 'NFT를 사용할 수 없음',
    networks: '네트워크 전환',
    unsupported: 'NFT를 보려면 지원되는 네트워크로 전환하세요.',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
