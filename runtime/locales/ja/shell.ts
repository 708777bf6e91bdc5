import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in Japanese. */
export const shell = {
  shell: {
    back: '戻る',
    close: '閉じる',
    loading: '読み込み中',
    retry: '再試行',
    cancel: 'キャンセル',
    dismiss: '通知を閉じる',
    offline: '読み込めませんでした。接続を確認し、もう一度お試しください。',
    otherWallet: '別のウォレットを選択',
    details: '詳細',
    copyDetails: '詳細をコピー',
    detailsCopied: '詳細をコピーしました',
    detailsNotCopied: '詳細をコピーできませんでした',
  },
} satisfies Translated<typeof shellTexts>
