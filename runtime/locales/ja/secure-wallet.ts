import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

const notSetUp = 'このアプリは正しく設定されていません。アプリの運営にお問い合わせください。'

/** The words of the embedded wallet, in Japanese. */
export const secureWallet = {
  secureWallet: {
    title: 'ウォレットで承認',
    how: 'ウォレットで内容を確認し、承認またはキャンセルしてください。',
    slow: 'ウォレットを読み込んでいます…',
    cancel: 'リクエストをキャンセル',
    window: 'ウォレットのウィンドウを開く',
    blocked: 'ブラウザがウォレットのウィンドウをブロックしました。開いて続けてください。',
    refused: '許可されていない操作です',
    refusedText: 'このアプリは、ウォレットが決して行わない操作を求めました。',
    back: '戻る',
  },
  walletSettings: {
    title: 'ウォレットの設定',
    signedIn: 'サインイン中のアカウント',
    signedInWith: '{provider}でサインイン中',
    email: 'メールアドレス',
    edit: '変更',
    kept: '鍵の保管先',
    keptText: 'このアプリは承認なしに鍵を見ることも使うこともできません。',
    type: 'アカウントの種類',
    smart: 'スマートアカウント',
    smartText: '新しい方式です。使えないアプリもあります。',
    plain: '標準アカウント',
    plainText: 'ほとんどのアプリで使えます。',
    changing: 'アカウントを切り替えています…',
    changed: 'アカウントを切り替えました',
    notChanged: 'アカウントの種類を変更できませんでした。',
    manage: 'ウォレットを管理',
    exportKeys: '鍵をエクスポート',
  },
  walletAction: { label: '設定' },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of the embedded wallet, in Japanese. */
export const secureWalletErrors = {
  'frame/blocked': {
    title: 'ウォレットを利用できません',
    userMessage: 'このサイトでは組み込みウォレットを利用できません。',
  },
  'frame/not-loaded': {
    title: 'ウォレットを読み込めませんでした',
    userMessage: 'ネットワークエラー：組み込みウォレットを読み込めませんでした。',
  },
  'frame/timed-out': {
    title: '組み込みウォレットの応答がタイムアウトしました',
    userMessage: 'ウォレットから時間内に応答がありませんでした。もう一度お試しください。',
  },
  'frame/aborted': {
    title: 'リクエストが中断されました',
    userMessage: '準備ができたら、もう一度始めてください。',
  },
  'frame/stopped': {
    title: '問題が発生しました',
    userMessage: 'ウォレットが閉じられました。もう一度お試しください。',
  },
  'frame/refused': {
    title: 'ウォレットが拒否しました',
    userMessage: '{reason}',
  },
  'frame/bad-answer': {
    title: '問題が発生しました',
    userMessage: 'ウォレットから予期しない応答がありました。もう一度お試しください。',
  },
  'frame/restarted': {
    title: 'ウォレットが再起動しました',
    userMessage: '応答の前にウォレットが再起動しました。何も送信されていません。',
  },
  'frame/unsure': {
    title: 'ウォレットが再起動しました',
    userMessage: '応答の前にウォレットが再起動しました。もう一度試す前に確認してください。',
  },
  'frame/not-allowed': {
    title: '許可されていない操作です',
    userMessage: '要求されたRPC呼び出しは許可されていません。',
  },
  'frame/version': {
    title: 'ウォレットのバージョンに対応していません',
    userMessage: notSetUp,
  },
  'frame/same-origin': {
    title: 'ウォレットがアプリと同じオリジンにあります',
    userMessage: notSetUp,
  },
  'frame/busy': {
    title: 'リクエストが多すぎます',
    userMessage: 'リクエストが多すぎます。少し待ってから、もう一度お試しください。',
  },
  'frame/cooldown': {
    title: '少しお待ちください',
    userMessage: '{seconds}秒後にもう一度お試しください。',
  },
  'frame/signed-out': {
    title: 'もう一度サインインしてください',
    userMessage: 'ウォレットのセッションが終了しました。もう一度サインインしてください。',
  },
  'frame/not-placed': {
    title: 'ウォレットを利用できません',
    userMessage: notSetUp,
  },
} satisfies TranslatedFeatureErrors
