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
    none: '‘{query}’ 검색 결과가 없습니다',
    noneText: '이름의 일부나 체인 ID를 입력해 보세요.',
    clear: '검색어 지우기',
    current: '현재',
    wallet: '지갑',
    app: '이 앱',
    testnet: '테스트넷',
    blocked: '{wallet}에서 사용할 수 없음',
    apart: '이 앱은 {app}, 지갑은 {wallet} 네트워크에 있습니다.',
    switchWallet: '지갑 네트워크 전환',
    help: '네트워크란?',
  },
  unsupportedChain: {
    title: '네트워크 전환',
    text: '이 앱은 지갑의 현재 네트워크({network})를 사용하지 않습니다. 아래에서 네트워크를 선택하거나 연결을 해제하세요.',
    disconnect: '연결 해제',
  },
  switching: {
    title: '네트워크 전환',
    waiting: '{wallet}에서 승인하세요',
    yourWallet: '지갑',
    hints: [
      '{network} 네트워크로 전환을 요청하고 있습니다.',
      '{network} 네트워크로 전환하기 전에 지갑에서 확인을 요청합니다.',
      '{wallet} 창을 열고 승인하세요. 이 창 뒤에 가려져 있을 수 있습니다.',
      '아직 응답이 없습니다. {wallet} 잠금을 풀고 대기 중인 요청을 확인하거나, 취소한 뒤 다시 시도하세요.',
    ],
    embedded: '{network} 네트워크로 전환 중…',
    embeddedHints: [
      '잠시만 기다려 주세요.',
      '계속 진행하고 있습니다.',
      '평소보다 오래 걸리고 있습니다.',
      '문제가 있을 수 있습니다. 취소한 뒤 다시 시도하세요.',
    ],
    byHand: '{wallet}에서 전환하세요',
    byHandText:
      '{wallet}에서는 앱의 전환 요청을 받지 않습니다. 지갑에서 {network} 네트워크를 선택하면 이 앱에도 반영됩니다.',
    back: '뒤로',
    done: '네트워크를 전환했습니다',
    doneText: '현재 {network} 네트워크에 있습니다.',
  },
  switchActiveChain: {
    title: '네트워크 전환',
    heading: '{namespace}에 연결',
    text: '{wallet}에서 {network} 네트워크를 지원하지 않습니다. 지원하는 지갑을 연결하세요. {wallet} 연결은 그대로 유지됩니다.',
    yourWallet: '현재 지갑',
    switch: '전환',
    cancel: '취소',
  },
  whatIsANetwork: {
    title: '네트워크란?',
    record: '함께 보관하는 기록',
    recordText:
      '네트워크는 수많은 컴퓨터가 함께 보관하는 기록입니다. 보내거나 교환한 내역이 여기에 기록되며, 누구도 몰래 바꿀 수 없습니다.',
    apart: '네트워크마다 따로',
    apartText:
      '여러 네트워크에서 주소가 같더라도 한 네트워크에 있는 자산은 다른 네트워크에 없습니다. 수수료와 속도도 다릅니다.',
    more: '자세히 알아보기',
    moreUrl: 'https://ethereum.org/ko/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
