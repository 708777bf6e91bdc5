import type { TranslatedFeature } from '../../core/words.js'
import type { socials as manifest } from '../../features/socials/schema.js'

/** The words of logins with a provider, in Korean. */
export const socials = {
  socialsPart: {
    continue: '{provider}(으)로 계속',
    all: '모든 로그인 방법',
  },
  socials: {
    opening: '{provider} 여는 중…',
    blocked: '계속하려면 {provider}을(를) 여세요',
    blockedText: '브라우저가 창을 차단했습니다.',
    open: '{provider} 열기',
    inWindow: '{provider} 창에서 계속하세요',
    inWindowText: '거기서 로그인한 뒤 여기로 돌아오세요.',
    away: '{provider} 창에서 완료하세요',
    awayText: '창이 보이지 않나요? 새 창으로 다시 시도하세요.',
    signingIn: '로그인하는 중…',
    slow: '아직 진행 중입니다. 잠시만 기다려 주세요…',
    done: '로그인됨',
    declined: '{provider}(으)로 로그인하지 않았습니다',
    declinedText: '다시 시도하거나 돌아가서 다른 방법을 고르세요.',
  },
  farcaster: {
    code: '로그인용 QR 코드',
    noCode: '코드를 표시하지 못했습니다. 대신 링크를 복사하세요.',
    scan: '휴대폰 카메라로 스캔하세요',
    copy: '링크 복사',
    copied: '링크를 복사했습니다',
    notCopied: '링크를 복사하지 못했습니다',
    expired: '코드 만료됨',
    renew: '새 코드 보기',
    renewed: '새 코드가 준비되었습니다. 5분 동안 유효합니다.',
    preparing: '준비 중…',
    continueIn: '{provider}에서 계속하세요',
    inApp: '거기서 로그인을 승인한 뒤 여기로 돌아오세요.',
    late: '아직 응답이 없습니다. 다시 시도하고 5분 안에 승인하세요.',
  },
} satisfies TranslatedFeature<typeof manifest>
