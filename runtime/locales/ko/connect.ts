import type { TranslatedFeature } from '../../core/words.js'
import type { connect as manifest } from '../../features/connect/schema.js'

/** The words of connecting, in Korean. Particles after a slot are those that do not change with its last sound. */
export const connect = {
  connect: {
    title: '지갑 연결',
    list: '지갑',
    recent: '최근 사용',
    installed: '설치됨',
    multichain: '멀티체인',
    ambiguous: '{rdns} 이름을 쓰는 다른 지갑도 있습니다',
    help: '지갑이란?',
    or: '또는',
    wallets: '지갑으로 계속하기',
  },
  connecting: {
    title: '지갑 연결',
    waiting: '{wallet}에서 계속하세요',
    hints: [
      '지갑에 연결을 요청하고 있습니다.',
      '지갑에서 연결을 승인하세요. 이 페이지에는 공유한 주소만 보입니다.',
      '{wallet} 창을 열고 승인하세요. 이 창 뒤에 가려져 있을 수 있습니다.',
      '아직 응답이 없습니다. {wallet} 잠금을 풀고 대기 중인 요청을 확인하거나, 취소한 뒤 다시 시도하세요.',
    ],
    done: '연결되었습니다',
    doneText: '{wallet}에 연결되어 있습니다.',
    linked: '이미 연결되어 있습니다',
    linkedText: '다른 계정을 사용하려면 {wallet}에서 선택하세요. 여기에는 자동으로 반영됩니다.',
    linkedButton: '계정 보기',
  },
  noWallet: {
    title: '브라우저에 지갑이 없습니다',
    titleOf: '브라우저에 {family}용 지갑이 없습니다',
    text: '지갑을 설치하고 이 페이지를 새로고침하면 여기에 표시됩니다.',
    onMobile: '지갑 앱에는 자체 브라우저가 있습니다. 그 브라우저에서 이 페이지를 열면 지갑이 여기에 표시됩니다.',
    find: '지갑 찾기',
    copyPage: '페이지 링크 복사',
    pageCopied: '링크를 복사했습니다',
    notCopied: '링크를 복사하지 못했습니다',
  },
  families: {
    eip155: 'EVM 네트워크',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: '체인 선택',
    text: '{wallet}에서 여러 체인을 사용할 수 있습니다. 여기서 어떤 체인을 사용할까요?',
    list: '체인',
  },
  whatIsAWallet: {
    title: '지갑이란?',
    key: '여러 앱에서 쓰는 하나의 열쇠',
    keyText: '계정과 비밀번호를 또 만들 필요 없이, 지갑 하나로 여기서도 다른 앱에서도 로그인할 수 있습니다.',
    home: '내 자산을 보관하는 곳',
    homeText: '코인, 수집품, 티켓은 특정 앱이 아닌 나에게 있습니다.',
    yes: '내 승인 없이는 그대로',
    yesText: '앱은 요청만 할 수 있습니다. 모든 결제와 서명은 지갑에서 승인해야 진행됩니다.',
    get: '지갑 받기',
  },
  getWallet: {
    title: '지갑 받기',
    list: '받을 수 있는 지갑',
    all: '모든 지갑 보기',
  },
  downloads: {
    title: '{wallet} 받기',
    text: '{wallet} 설치 위치를 선택하세요. 설치한 뒤 돌아와 이 페이지를 새로고침하세요.',
    noLinks: '평소 이용하는 앱 스토어에서 {wallet} 앱을 찾아보세요. 설치한 뒤 돌아와 이 페이지를 새로고침하세요.',
    list: '받을 곳',
    chrome_store: '브라우저 확장 프로그램',
    app_store: 'iPhone 앱',
    play_store: 'Android 앱',
    homepage: '웹사이트',
  },
} satisfies TranslatedFeature<typeof manifest>
