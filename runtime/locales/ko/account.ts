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
    balanceHint: '지금은 잔액을 확인할 수 없습니다',
    asOf: '{time} 기준',
    balanceRetry: '30초마다 다시 확인합니다',
    unsupportedHint: '지갑이 이 앱에서 사용하지 않는 네트워크에 있습니다.',
    wallets: '지갑',
    explorer: '탐색기',
    disconnect: '연결 해제',
    network: '네트워크: {network}',
  },
  tokens: {
    tabs: '자산과 활동',
    tokens: '토큰',
    total: '합계',
    loading: '토큰을 불러오는 중',
    small: '소액 잔액 보기 ({count})',
    spam: '스팸으로 보임 ({count})',
    spamHint: '가격을 알 수 없고 이름에 링크나 권유가 있습니다. 따라가지 마세요.',
    empty: '아직 토큰이 없습니다',
    emptyHint: '이 네트워크로 받은 토큰이 여기에 표시됩니다.',
    more: '더 보기 ({count}개 남음)',
    unnamed: '이름 없는 토큰',
    retry: '다시 시도',
    receive: '받기',
  },
  address: {
    copy: '주소 {address} 복사',
    copied: '주소를 복사했습니다',
    notCopied: '주소를 복사하지 못했습니다',
  },
} satisfies TranslatedFeature<typeof manifest>
