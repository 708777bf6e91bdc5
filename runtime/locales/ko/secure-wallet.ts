import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

/** The words of the embedded wallet, in Korean. */
export const secureWallet = {
  secureWallet: {
    title: '지갑에서 승인',
    how: '지갑에서 내용을 확인한 뒤 승인하거나 취소하세요.',
    cancel: '요청 취소',
    window: '지갑 창 열기',
    blocked: '브라우저가 지갑 창을 차단했습니다. 창을 열어 계속하세요.',
    refused: '허용되지 않은 작업',
    refusedText: '이 앱이 지갑이 절대 하지 않는 작업을 요청했습니다.',
    back: '돌아가기',
  },
} satisfies TranslatedFeature<typeof manifest>
