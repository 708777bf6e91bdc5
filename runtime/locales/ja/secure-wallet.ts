import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

/** The words of the embedded wallet, in Japanese. */
export const secureWallet = {
  secureWallet: {
    title: 'ウォレットで承認',
    how: 'ウォレットで内容を確認し、承認またはキャンセルしてください。',
    cancel: 'リクエストをキャンセル',
    window: 'ウォレットのウィンドウを開く',
    blocked: 'ブラウザがウォレットのウィンドウをブロックしました。開いて続けてください。',
    refused: '許可されていない操作です',
    refusedText: 'このアプリは、ウォレットが決して行わない操作を求めました。',
    back: '戻る',
  },
} satisfies TranslatedFeature<typeof manifest>
