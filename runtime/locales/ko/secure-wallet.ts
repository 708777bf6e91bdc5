import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

const notSetUp = '이 앱이 올바르게 설정되지 않았습니다. 앱 팀에 문의하세요.'

/** The words of the embedded wallet, in Korean. */
export const secureWallet = {
  secureWallet: {
    title: '지갑에서 승인',
    how: '지갑에서 내용을 확인한 뒤 승인하거나 취소하세요.',
    slow: '지갑을 아직 불러오는 중입니다…',
    cancel: '요청 취소',
    window: '지갑 창 열기',
    blocked: '브라우저가 지갑 창을 차단했습니다. 창을 열어 계속하세요.',
    refused: '허용되지 않은 작업',
    refusedText: '이 앱이 지갑이 절대 하지 않는 작업을 요청했습니다.',
    back: '돌아가기',
  },
  walletSettings: {
    title: '지갑 설정',
    signedIn: '로그인한 계정',
    signedInWith: '{provider}(으)로 로그인',
    email: '이메일',
    edit: '변경',
    kept: '키 보관 장소',
    keptText: '이 앱은 승인 없이 키를 보거나 사용할 수 없습니다.',
    type: '계정 유형',
    smart: '스마트 계정',
    smartText: '새로운 방식입니다. 지원하지 않는 앱도 있습니다.',
    plain: '일반 계정',
    plainText: '대부분의 앱에서 작동합니다.',
    changing: '계정 변경 중…',
    changed: '계정 변경됨',
    notChanged: '계정 유형을 변경하지 못했습니다.',
    manage: '지갑 관리',
    exportKeys: '키 내보내기',
  },
  walletAction: { label: '설정' },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of the embedded wallet, in Korean. */
export const secureWalletErrors = {
  'frame/blocked': {
    title: '지갑을 사용할 수 없음',
    userMessage: '이 사이트에서는 내장 지갑을 사용할 수 없습니다.',
  },
  'frame/not-loaded': {
    title: '지갑을 불러오지 못함',
    userMessage: '네트워크 오류: 내장 지갑을 불러올 수 없습니다.',
  },
  'frame/timed-out': {
    title: '내장 지갑 요청 시간 초과',
    userMessage: '지갑이 제시간에 응답하지 않았습니다. 다시 시도하세요.',
  },
  'frame/aborted': {
    title: '요청 중단됨',
    userMessage: '준비되면 다시 시작하세요.',
  },
  'frame/stopped': {
    title: '문제가 발생했습니다',
    userMessage: '지갑이 닫혔습니다. 다시 시도하세요.',
  },
  'frame/refused': {
    title: '지갑에서 거부됨',
    userMessage: '{reason}',
  },
  'frame/bad-answer': {
    title: '문제가 발생했습니다',
    userMessage: '지갑에서 예상치 못한 응답을 보냈습니다. 다시 시도하세요.',
  },
  'frame/restarted': {
    title: '지갑이 다시 시작됨',
    userMessage: '지갑이 응답하기 전에 다시 시작되었습니다. 전송된 것은 없습니다.',
  },
  'frame/unsure': {
    title: '지갑이 다시 시작됨',
    userMessage: '지갑이 응답하기 전에 다시 시작되었습니다. 다시 시도하기 전에 확인하세요.',
  },
  'frame/not-allowed': {
    title: '허용되지 않은 작업',
    userMessage: '요청한 RPC 호출은 허용되지 않습니다.',
  },
  'frame/version': {
    title: '지원되지 않는 지갑 버전',
    userMessage: notSetUp,
  },
  'frame/same-origin': {
    title: '지갑이 앱과 같은 출처에 있음',
    userMessage: notSetUp,
  },
  'frame/busy': {
    title: '요청이 너무 많음',
    userMessage: '요청이 너무 많습니다. 잠시 기다렸다가 다시 시도하세요.',
  },
  'frame/cooldown': {
    title: '잠시 기다려 주세요',
    userMessage: '{seconds}초 후에 다시 시도하세요.',
  },
  'frame/signed-out': {
    title: '다시 로그인하세요',
    userMessage: '지갑 세션이 종료되었습니다. 다시 로그인하세요.',
  },
  'frame/not-placed': {
    title: '지갑을 사용할 수 없음',
    userMessage: notSetUp,
  },
} satisfies TranslatedFeatureErrors
