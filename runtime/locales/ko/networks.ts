import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/** The words of choosing and switching networks, in Korean. Particles after a slot are those that do not change with its last sound. */
export const networks = {
  networks: {
    title: '네트워크 선택',
    list: '네트워크',
    search: '네트워크 검색',
    results: {
      other: '네트워크 {count}개를 찾았습니다',
    },
    none: '네트워크를 찾을 수 없음',
    noneText: '이름이나 체인 ID로 검색하세요.',
    clear: '검색 지우기',
    wallet: '지갑',
    app: '앱 네트워크',
    testnet: '테스트넷',
    blocked: '{wallet}에서 지원하지 않음',
    apart: '지갑은 {wallet} 네트워크에 있습니다. 이 앱은 {app} 네트워크를 사용합니다.',
    switchWallet: '지갑 네트워크 전환',
    help: '네트워크란?',
  },
  unsupportedChain: {
    title: '네트워크 전환',
    text: '이 앱은 {network} 네트워크를 지원하지 않습니다. 다음 네트워크 중 하나로 전환하거나 연결을 해제하세요.',
    numbered: '{id}',
    disconnect: '연결 해제',
  },
  switching: {
    title: '네트워크 전환',
    waiting: '{wallet}에서 승인하세요',
    yourWallet: '지갑',
    hints: [
      '{network} 네트워크로 전환 요청 중…',
      '지갑에서 {network} 네트워크로의 전환을 승인하세요.',
      '보이지 않나요? {wallet} 창이 이 창 뒤에 있을 수 있습니다.',
      '아직 기다리는 중입니다. {wallet} 잠금을 풀고 대기 중인 요청을 확인하거나, 취소한 뒤 다시 시도하세요.',
    ],
    embedded: '{network} 네트워크로 전환 중…',
    embeddedHints: [
      '잠시만 기다려 주세요.',
      '거의 다 됐습니다…',
      '평소보다 오래 걸리고 있습니다.',
      '문제가 발생했습니다. 취소한 뒤 다시 시도하세요.',
    ],
    byHand: '{wallet}에서 전환하세요',
    byHandText:
      '{wallet}에서는 앱으로 전환할 수 없습니다. 지갑에서 {network} 네트워크를 선택하면 이 페이지에도 반영됩니다.',
    back: '뒤로',
    done: '네트워크를 전환했습니다',
    doneText: '현재 {network} 네트워크에 있습니다.',
  },
  switchActiveChain: {
    title: '네트워크 전환',
    heading: '{namespace}에 연결',
    text: '{wallet}에서 {network} 네트워크를 지원하지 않습니다. 다른 지갑을 연결하세요. {wallet} 연결은 그대로 유지됩니다.',
    textToo: '{wallet}에서 {network} 네트워크도 지원합니다. 여기에서도 연결하거나 다른 지갑을 연결하세요.',
    yourWallet: '현재 지갑',
    switch: '전환',
    cancel: '취소',
  },
  whatIsANetwork: {
    title: '네트워크란?',
    record: '작동 방식',
    recordText: '네트워크는 모든 전송을 수많은 컴퓨터에 기록하므로 아무도 바꿀 수 없습니다.',
    apart: '네트워크는 서로 별개입니다',
    apartText: '한 네트워크의 자산은 주소가 같아도 다른 네트워크에 나타나지 않습니다. 수수료와 속도도 다릅니다.',
    more: '자세히 알아보기',
    moreUrl: 'https://ethereum.org/ko/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
