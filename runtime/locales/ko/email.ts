import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { email as manifest } from '../../features/email/schema.js'

/** The words of signing in with an e-mail address, in Korean. */
export const email = {
  emailPart: {
    email: '이메일 주소',
    submit: '이메일로 계속',
  },
  email: {
    title: '이메일로 로그인',
    how: '이메일로 코드를 보내 드립니다.',
    noPassword: '비밀번호는 필요 없습니다.',
    next: '계속',
    sending: '이메일을 보내는 중…',
    slow: '아직 진행 중입니다. 잠시만 기다려 주세요…',
    signingIn: '로그인하는 중…',
    invalid: 'name@example.com처럼 전체 주소를 입력하세요.',
    cooldown: '{seconds}초 후에 다시 시도하세요',
    linked: '이미 이메일로 로그인했습니다.',
    other: '다른 이메일 사용',
    inbox: '이메일을 확인하세요',
    approve: '로그인을 승인하세요',
    approveText: '{email}로 보낸 링크를 여세요.',
    choose: '이메일에서 {number} 선택',
    chooseText: '{email}로 보냈습니다.',
    approved: '승인되었습니다. 이메일의 코드를 입력하세요.',
    enter: '코드 입력',
    code: '{email}로 보낸 6자리 코드를 입력하세요',
    valid: '코드는 10분 동안 유효합니다.',
    checking: '코드를 확인하는 중…',
    wrong: '{reason}. 다시 시도하세요.',
    done: '로그인됨',
    missing: '받지 못하셨나요?',
    resend: '다시 보내기',
    resendIn: '{seconds}초 후 다시 보내기',
    resent: '새 이메일을 보냈습니다',
  },
  emailChange: {
    title: '이메일 변경',
    present: '현재 이메일: {email}',
    how: '변경을 확인할 코드를 이메일로 보내 드립니다.',
    field: '새 이메일 주소',
    save: '저장',
    same: '이미 사용 중인 이메일입니다.',
    confirmPresent: '현재 이메일 확인',
    confirmNext: '새 이메일 확인',
    codeOfPresent: '현재 이메일로 받은 6자리 코드를 입력하세요',
    wrongWay: '문제가 있나요?',
    startOver: '처음부터 다시',
    changed: '이메일 변경됨',
  },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of signing in with an e-mail address, in Korean. */
export const emailErrors = {
  'email/invalid': {
    title: '이메일 주소 확인',
    userMessage: 'name@example.com처럼 전체 주소를 입력하세요.',
  },
} satisfies TranslatedFeatureErrors
