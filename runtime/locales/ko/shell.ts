import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in Korean. */
export const shell = {
  shell: {
    back: '뒤로',
    close: '닫기',
    loading: '불러오는 중',
    retry: '다시 시도',
    cancel: '취소',
    dismiss: '알림 닫기',
    offline: '불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.',
    otherWallet: '다른 지갑 선택',
    details: '세부 정보',
    copyDetails: '세부 정보 복사',
    detailsCopied: '세부 정보를 복사했습니다',
    detailsNotCopied: '세부 정보를 복사하지 못했습니다',
  },
} satisfies Translated<typeof shellTexts>
