import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Korean. */
export const account = {
  account: {
    title: '계정',
    wallet: '{wallet}에 연결됨',
    balance: '잔액',
    loadingBalance: '잔액 불러오는 중',
    balanceFailed: '토큰 잔액을 불러올 수 없음',
    balanceHint: '잔액을 확인할 수 없음',
    asOf: '{time} 기준',
    balanceRetry: '30초마다 다시 시도합니다',
    unsupportedHint: '이 앱은 지갑의 현재 네트워크를 지원하지 않습니다.',
    explorer: '탐색기에서 보기',
    explorerShort: '탐색기',
    disconnect: '연결 해제',
    more: '더보기',
    network: '네트워크: {network}',
  },
  tokens: {
    tabs: '자산과 활동',
    tokens: '토큰',
    total: '합계',
    loading: '토큰 불러오는 중',
    failed: '토큰을 불러오지 못했습니다',
    small: '소액 잔액 보기 ({count})',
    spam: '스팸 의심 ({count})',
    spamHint: '가격이 없고 링크를 홍보하는 토큰입니다. 링크를 열지 마세요.',
    empty: '아직 토큰이 없습니다',
    emptyHint: '이 네트워크에서 받은 토큰이 여기에 표시됩니다.',
    more: '{count}개 더 보기',
    unnamed: '알 수 없는 토큰',
    retry: '다시 시도',
    receive: '받기',
  },
  address: {
    copy: '주소 {address} 복사',
    copied: '주소를 복사했습니다',
    notCopied: '주소를 복사하지 못했습니다',
  },
} satisfies TranslatedFeature<typeof manifest>
