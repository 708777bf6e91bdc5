import type { TranslatedErrors } from '../../core/locale.js'

/** The error catalogue, in Korean. Particles after a slot are those that do not change with its last sound. */
export const errors = {
  'wallet/rejected': {
    title: '요청이 거부되었습니다',
    message: '{wallet}에서 요청이 거부되었습니다.',
    fix: '다시 시도하고 지갑에서 승인하세요.',
  },
  'wallet/pending': {
    title: '대기 중인 요청이 있습니다',
    message: '{wallet}에서 이전 요청에 대한 응답을 기다리고 있습니다.',
    fix: '지갑을 열고 요청에 응답하세요.',
  },
  'wallet/no-accounts': {
    title: '공유된 계정이 없습니다',
    message: '{wallet}에서 계정 없이 응답했습니다.',
    fix: '지갑 잠금을 풀고 계정을 선택하세요.',
  },
  'wallet/bad-answer': {
    title: '응답을 읽을 수 없습니다',
    message: '{method} 요청에 대한 {wallet}의 응답이 올바르지 않습니다. 필요한 응답: {expected}.',
    fix: '지갑을 업데이트하거나 다른 지갑을 사용하세요.',
  },
  'wallet/unauthorized': {
    title: '계정 권한이 없습니다',
    message: '{wallet}에서 이 사이트의 계정 사용을 허용하지 않았습니다.',
    fix: '다시 연결하고 계정을 선택하세요.',
  },
  'wallet/unsupported': {
    title: '지갑에서 지원하지 않습니다',
    message: '{wallet}에서 {method} 요청을 지원하지 않습니다.',
    fix: '지갑을 업데이트하거나 다른 지갑을 사용하세요.',
  },
  'wallet/disconnected': {
    title: '지갑이 오프라인입니다',
    message: '{wallet}의 네트워크 연결이 끊어졌습니다.',
    fix: '지갑을 확인하고 다시 시도하세요.',
  },
  'wallet/restarted': {
    title: '지갑이 다시 시작됨',
    message: '{wallet}이(가) 업데이트되거나 다시 시작되어 이 페이지와의 연결이 끊겼습니다.',
    fix: '페이지를 새로 고친 다음 다시 시도하세요.',
  },
  'wallet/missing': {
    title: '지갑을 찾을 수 없음',
    message: '{wallet}이(가) 이 페이지에 없습니다.',
    fix: '브라우저에서 켜고 페이지를 새로 고치세요.',
  },
  'wallet/failed': {
    title: '지갑 오류',
    message: '{wallet}의 응답: {detail}',
    fix: '다시 시도하거나 다른 지갑을 사용하세요.',
  },
  'wallet/needs-owners': {
    title: '다른 소유자의 확인이 필요합니다',
    message: '{wallet}에 요청이 기록되었으며, 충분한 소유자가 확인하면 유효해집니다.',
    fix: '다른 소유자에게 확인을 요청한 뒤 다시 시도하세요.',
  },
  'wallet/popup-blocked': {
    title: '창이 차단되었습니다',
    message: '브라우저에서 {wallet}의 창을 열지 못하게 했습니다.',
    fix: '다시 시도하고, 계속 차단되면 이 사이트의 팝업을 허용하세요.',
  },
  'wallet/popup-cut-off': {
    title: '창이 응답할 수 없습니다',
    message: '{wallet} 창은 열렸지만, 이 페이지의 제공 방식 때문에 다른 창이 응답할 수 없습니다.',
    fix: '페이지를 Cross-Origin-Opener-Policy: same-origin-allow-popups 헤더와 함께 제공하세요.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect를 불러오지 못했습니다',
    message: '@walletconnect/sign-client 패키지를 불러오지 못했습니다: {detail}',
    fix: '연결을 확인하고 다시 시도하세요. 앱에 없으면 패키지를 설치하세요.',
  },
  'wallet/no-connector': {
    title: 'WalletConnect가 준비되지 않았습니다',
    message: 'WalletConnectConnector를 찾을 수 없습니다.',
    fix: 'modal.config.ts에서 walletConnect를 켜고 services.relay와 이 계열의 네트워크를 설정하세요.',
  },
  'wallet/no-chains': {
    title: '공통 네트워크 없음',
    message: '커넥터가 요청된 네트워크를 하나도 지원하지 않습니다.',
    fix: '다시 연결하여 지갑에서 이 앱의 네트워크를 허용하거나 다른 지갑을 사용하세요.',
  },
  'wallet/pairing-expired': {
    title: '코드 만료',
    message: '만료되기 전에 코드로 연결한 사람이 없습니다.',
    fix: '다시 시도하고 4분 안에 새 코드를 스캔하세요.',
  },
  'wallet/session-ended': {
    title: '세션 종료',
    message: '{wallet}와의 세션이 종료되었습니다.',
    fix: '지갑을 다시 연결하세요.',
  },
  'relay/unreachable': {
    title: '릴레이에 연결할 수 없음',
    message: '{url}의 WalletConnect 릴레이가 응답하지 않았습니다: {detail}',
    fix: '연결을 확인하고 다시 시도하세요.',
  },
  'relay/origin': {
    title: '잘못된 앱 설정',
    message: 'WalletConnect 릴레이가 이 페이지를 거부했습니다. 출처가 허용 목록에 없습니다.',
    fix: '페이지의 출처를 프로젝트 ID의 허용 목록에 추가하세요.',
  },
  'relay/project-id': {
    title: '잘못된 프로젝트 ID',
    message: 'WalletConnect 릴레이가 이 앱의 프로젝트 ID를 알지 못합니다.',
    fix: 'modal.config.ts의 projectId를 수정하세요.',
  },
  'relay/clock': {
    title: '세션 만료',
    message: '이 기기의 시계가 맞지 않아 WalletConnect 릴레이가 세션을 거부했습니다.',
    fix: '기기의 시간 설정을 확인한 뒤 다시 연결하세요.',
  },
  'network/not-added': {
    title: '네트워크가 추가되지 않았습니다',
    message: '{wallet}에 {network} 네트워크가 없으며 추가되지도 않았습니다.',
    fix: '지갑에서 네트워크를 추가한 뒤 다시 전환하세요.',
  },
  'network/not-switched': {
    title: '네트워크가 전환되지 않았습니다',
    message: '{wallet}의 네트워크가 {network} 네트워크로 전환되지 않았습니다.',
    fix: '지갑에서 네트워크를 전환하세요.',
  },
  'network/not-found': {
    title: '네트워크를 찾을 수 없습니다',
    message: '{network} 네트워크가 modal.config.ts의 networks에 없습니다.',
    fix: 'networks에 추가하거나 앱에 있는 네트워크의 CAIP-2 ID를 사용하세요.',
  },
  'rpc/unreachable': {
    title: '네트워크에 연결할 수 없습니다',
    message: '{network}의 노드가 응답하지 않습니다: {detail}',
    fix: '연결 상태나 네트워크의 rpcUrls를 확인하고 다시 시도하세요.',
  },
  'rpc/wrong-chain': {
    title: '다른 네트워크의 노드입니다',
    message: '노드 {url}의 체인은 {network} 체인이 아닌 {found}입니다.',
    fix: 'modal.config.ts에서 네트워크의 rpcUrls를 수정하세요.',
  },
  'backend/unreachable': {
    title: '서버에 연결할 수 없음',
    message: '{host} 서버가 응답하지 않았습니다: {detail}',
    fix: '연결을 확인하고 다시 시도하세요.',
  },
  'backend/project-id': {
    title: '잘못된 프로젝트 ID',
    message: '서버가 이 앱의 프로젝트 ID를 알지 못합니다.',
    fix: 'modal.config.ts의 projectId를 수정하세요.',
  },
  'backend/origin': {
    title: '잘못된 앱 설정',
    message: '출처 {origin}이(가) 허용 목록에 없습니다: 설정을 업데이트하세요.',
    fix: '페이지의 출처를 프로젝트의 허용 목록에 추가하세요.',
  },
  'backend/rate-limited': {
    title: '요청이 너무 많음',
    message: '{host} 서버에 요청이 너무 많습니다.',
    fix: '잠시 기다린 뒤 다시 시도하세요.',
  },
  'backend/failed': {
    title: '서버 오류',
    message: '{host} 서버가 상태 {status}(으)로 실패했습니다.',
    fix: '나중에 다시 시도하세요.',
  },
  'backend/bad-answer': {
    title: '읽을 수 없는 서버 응답',
    message: '{path}에 대한 {host} 서버의 응답을 읽을 수 없습니다.',
    fix: '나중에 다시 시도하고, 계속되면 개발자에게 알리세요.',
  },
  'flow/timeout': {
    title: '시간이 너무 오래 걸렸습니다',
    message: '{step}에서 {seconds}초 안에 응답하지 않았습니다.',
    fix: '다시 시도하세요.',
  },
  'flow/cancelled': {
    title: '취소되었습니다',
    message: '응답을 받기 전에 요청이 취소되었습니다.',
    fix: '준비되면 다시 시작하세요.',
  },
  'namespace/unsupported': {
    title: '이 앱에 없는 체인 계열입니다',
    message: '지원되지 않는 체인 네임스페이스: {ns}',
    fix: '앱에서 사용하는 체인 계열로 여세요.',
  },
  'view/not-loaded': {
    title: '화면을 불러오지 못했습니다',
    message: '{view} 화면을 가져오지 못했습니다.',
    fix: '연결을 확인하고 다시 시도하세요. 앱이 업데이트되었다면 페이지를 새로고침하세요.',
  },
  'view/unknown': {
    title: '이 앱에 없는 화면입니다',
    message: '{view} 화면이 없습니다.',
    fix: '다음 중 하나를 여세요: {views}.',
  },
  'feature/off': {
    title: '기능이 꺼져 있습니다',
    message: '{feature} 기능이 이 앱에 포함되어 있지 않습니다.',
    fix: 'modal.config.ts에 추가하고 modal-kit generate를 실행하세요.',
  },
  'internal/unknown': {
    title: '문제가 발생했습니다',
    message: '{detail}',
    fix: '다시 시도하세요. 문제가 반복되면 개발자에게 알려 주세요.',
  },
} satisfies TranslatedErrors
