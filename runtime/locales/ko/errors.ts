import type { TranslatedErrors } from '../../core/locale.js'

const notSetUp = '이 앱이 올바르게 설정되지 않았습니다. 앱 팀에 문의하세요.'
const onOurSide = '저희 쪽에서 문제가 발생했습니다. 나중에 다시 시도하세요.'

/** The error catalogue, in Korean. */
export const errors = {
  'wallet/rejected': {
    title: '요청 거부됨',
    userMessage: '{wallet}에서 요청을 거부했습니다.',
  },
  'wallet/pending': {
    title: '대기 중인 요청',
    userMessage: '{wallet}에 대기 중인 요청이 있습니다. 계속하려면 여세요.',
  },
  'wallet/no-accounts': {
    title: '공유된 계정 없음',
    userMessage: '{wallet}에서 계정을 공유하지 않았습니다. 잠금을 풀고 계정을 선택하세요.',
  },
  'wallet/bad-answer': {
    title: '예상치 못한 응답',
    userMessage: '{wallet}에서 예상치 못한 응답을 보냈습니다.',
  },
  'wallet/bad-request': {
    title: '잘못된 요청',
    userMessage: notSetUp,
  },
  'wallet/unauthorized': {
    title: '계정 권한 없음',
    userMessage: '다시 연결하고 {wallet}에서 계정을 선택하세요.',
  },
  'wallet/unsupported': {
    title: '지원되지 않음',
    userMessage: '{wallet}에서 이 작업을 지원하지 않습니다.',
  },
  'wallet/disconnected': {
    title: '지갑 오프라인',
    userMessage: '{wallet} 연결이 끊어졌습니다.',
  },
  'wallet/restarted': {
    title: '지갑이 다시 시작됨',
    userMessage: '{wallet}이(가) 다시 시작되었습니다. 페이지를 새로고침하고 다시 시도하세요.',
  },
  'wallet/missing': {
    title: '지갑을 찾을 수 없음',
    userMessage: '이 브라우저에서 {wallet}이(가) 켜져 있지 않습니다.',
  },
  'wallet/failed': {
    title: '지갑 오류',
    userMessage: '{wallet}에서 요청을 완료하지 못했습니다.',
  },
  'transaction/expired': {
    title: '트랜잭션 만료',
    userMessage: '트랜잭션이 만료되었습니다. 다시 시도하세요.',
  },
  'signature/unverifiable': {
    title: '서명 확인 불가',
    userMessage: '계속하려면 브라우저를 업데이트하세요.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect를 불러오지 못함',
    userMessage: notSetUp,
  },
  'wallet/no-connector': {
    title: 'WalletConnect가 준비되지 않음',
    userMessage: notSetUp,
  },
  'wallet/no-chains': {
    title: '공통 네트워크 없음',
    userMessage: '다시 연결하고 이 앱의 네트워크 중 하나를 허용하세요.',
  },
  'wallet/pairing-expired': {
    title: '코드 만료됨',
    userMessage: '다시 시도하고 4분 안에 새 코드를 스캔하세요.',
  },
  'wallet/session-ended': {
    title: '세션 종료',
    userMessage: '{wallet} 세션이 종료되었습니다. 다시 연결하세요.',
  },
  'relay/unreachable': {
    title: '지갑 서비스 사용 불가',
    userMessage: '지갑 서비스에 연결할 수 없습니다. 연결을 확인하세요.',
  },
  'relay/origin': {
    title: '잘못된 앱 설정',
    userMessage: notSetUp,
  },
  'relay/project-id': {
    title: '잘못된 프로젝트 ID',
    userMessage: notSetUp,
  },
  'relay/clock': {
    title: '세션 만료',
    userMessage: '기기의 시간 설정을 확인한 뒤 다시 연결하세요.',
  },
  'wallet/needs-owners': {
    title: '다른 소유자의 확인 필요',
    userMessage: '{wallet}의 다른 소유자에게 확인을 요청한 뒤 다시 시도하세요.',
  },
  'wallet/popup-blocked': {
    title: '팝업 차단됨',
    userMessage: '이 사이트의 팝업을 허용한 뒤 다시 시도하세요.',
  },
  'wallet/popup-cut-off': {
    title: '창이 응답할 수 없음',
    userMessage: notSetUp,
  },
  'network/not-added': {
    title: '네트워크가 추가되지 않음',
    userMessage: '{wallet}에 {network} 네트워크를 추가한 뒤 다시 전환하세요.',
  },
  'network/not-switched': {
    title: '네트워크가 전환되지 않음',
    userMessage: '{wallet}에서 {network} 네트워크로 전환하세요.',
  },
  'network/not-found': {
    title: '네트워크를 찾을 수 없음',
    userMessage: notSetUp,
  },
  'rpc/unreachable': {
    title: '네트워크 사용 불가',
    userMessage: '{network} 네트워크에 연결할 수 없습니다.',
  },
  'rpc/wrong-chain': {
    title: '잘못된 네트워크 노드',
    userMessage: notSetUp,
  },
  'backend/unreachable': {
    title: '서버 사용 불가',
    userMessage: '서버에 연결할 수 없습니다. 연결을 확인하세요.',
  },
  'backend/project-id': {
    title: '잘못된 프로젝트 ID',
    userMessage: notSetUp,
  },
  'backend/origin': {
    title: '잘못된 앱 설정',
    userMessage: notSetUp,
  },
  'backend/rate-limited': {
    title: '요청이 너무 많음',
    userMessage: '요청이 너무 많습니다. 잠시 기다렸다가 다시 시도하세요.',
  },
  'backend/failed': {
    title: '서버 오류',
    userMessage: onOurSide,
  },
  'backend/bad-answer': {
    title: '예상치 못한 서버 응답',
    userMessage: onOurSide,
  },
  'flow/timeout': {
    title: '시간 초과',
    userMessage: '예상보다 오래 걸리고 있습니다. 다시 시도하세요.',
  },
  'flow/cancelled': {
    title: '취소됨',
    userMessage: '준비되면 다시 시작하세요.',
  },
  'namespace/unsupported': {
    title: '지원되지 않는 네트워크 유형',
    userMessage: notSetUp,
  },
  'view/not-loaded': {
    title: '불러오지 못함',
    userMessage: '연결을 확인하고 다시 시도하세요.',
  },
  'view/unknown': {
    title: '화면을 사용할 수 없음',
    userMessage: notSetUp,
  },
  'feature/off': {
    title: '기능이 꺼져 있음',
    userMessage: notSetUp,
  },
  'internal/unknown': {
    title: '문제가 발생했습니다',
    userMessage: '다시 시도하거나, 계속되면 고객 지원에 문의하세요.',
  },
} satisfies TranslatedErrors
