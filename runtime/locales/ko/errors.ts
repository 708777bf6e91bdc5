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
  'wallet/failed': {
    title: '지갑 오류',
    message: '{wallet}의 응답: {detail}',
    fix: '다시 시도하거나 다른 지갑을 사용하세요.',
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
