import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Korean. */
export const multiWallet = {
  multiWallet: {
    title: '지갑',
    connected: '연결됨',
    before: '이전에 연결됨',
    current: '활성',
    use: '전환',
    useWallet: '{wallet}(으)로 전환',
    connect: '연결',
    connectWallet: '{wallet} 연결',
    disconnectWallet: '{wallet} 연결 해제',
    removeWallet: '{wallet} 삭제',
    away: '여기에 설치되지 않음',
    payment: '결제용 {address}',
    ordinal: 'Ordinals용 {address}',
    none: '연결된 지갑이 없습니다',
    noneText: '지갑이 여기에 표시됩니다.',
    add: '지갑 추가',
    addFor: '{namespace} 지갑 추가',
    disconnectAll: '모두 연결 해제',
    disconnectSure: '모든 지갑의 연결을 해제할까요?',
    cancel: '취소',
    asking: '{wallet}(으)로 전환 중…',
    switched: '{wallet}(으)로 전환했습니다',
    disconnected: '{wallet} 연결을 해제했습니다',
    allDisconnected: '모든 지갑의 연결을 해제했습니다',
    removed: '{wallet}을(를) 삭제했습니다',
    notSwitched: '{wallet}(으)로 전환하지 못했습니다',
    notDisconnected: '{wallet} 연결을 해제하지 못했습니다',
  },
  multiWalletAction: { label: '지갑' },
} satisfies TranslatedFeature<typeof manifest>
