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
    balanceOld: '최신 잔액이 아닐 수 있음',
    balanceRetry: '30초마다 다시 확인합니다',
    unsupported: '지원되지 않는 네트워크',
    unsupportedHint: '지갑이 이 앱에서 사용하지 않는 네트워크에 있습니다.',
    receive: '받기',
    wallets: '지갑',
    explorer: '탐색기',
    disconnect: '연결 해제',
    network: '네트워크: {network}',
  },
  address: {
    copy: '주소 {address} 복사',
    copied: '주소를 복사했습니다',
    notCopied: '주소를 복사하지 못했습니다',
  },
} satisfies TranslatedFeature<typeof manifest>
