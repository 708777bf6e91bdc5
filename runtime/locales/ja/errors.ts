import type { TranslatedErrors } from '../../core/locale.js'

const notSetUp = 'このアプリは正しく設定されていません。アプリの運営にお問い合わせください。'
const onOurSide = 'こちら側で問題が発生しました。後でもう一度お試しください。'

/** The error catalogue, in Japanese. */
export const errors = {
  'wallet/rejected': {
    title: 'リクエストが拒否されました',
    userMessage: '{wallet}でリクエストを拒否しました。',
  },
  'wallet/pending': {
    title: '保留中のリクエストがあります',
    userMessage: '{wallet}に保留中のリクエストがあります。続けるには開いてください。',
  },
  'wallet/no-accounts': {
    title: 'アカウントが共有されていません',
    userMessage: '{wallet}からアカウントが共有されませんでした。ロックを解除して選択してください。',
  },
  'wallet/bad-answer': {
    title: '予期しない応答',
    userMessage: '{wallet}から予期しない応答がありました。',
  },
  'wallet/bad-request': {
    title: '無効なリクエスト',
    userMessage: notSetUp,
  },
  'wallet/unauthorized': {
    title: 'アカウントが許可されていません',
    userMessage: 'もう一度接続し、{wallet}でアカウントを選択してください。',
  },
  'wallet/unsupported': {
    title: '対応していません',
    userMessage: '{wallet}はこの操作に対応していません。',
  },
  'wallet/disconnected': {
    title: 'ウォレットがオフラインです',
    userMessage: '{wallet}の接続が切れました。',
  },
  'wallet/restarted': {
    title: 'ウォレットが再起動しました',
    userMessage: '{wallet}が再起動しました。ページを更新して、もう一度お試しください。',
  },
  'wallet/missing': {
    title: 'ウォレットが見つかりません',
    userMessage: '{wallet}はこのブラウザで有効になっていません。',
  },
  'wallet/failed': {
    title: 'ウォレットのエラー',
    userMessage: '{wallet}はリクエストを完了できませんでした。',
  },
  'transaction/expired': {
    title: 'トランザクションの期限切れ',
    userMessage: 'トランザクションの期限が切れました。もう一度お試しください。',
  },
  'signature/unverifiable': {
    title: '署名を検証できません',
    userMessage: '続けるにはブラウザを更新してください。',
  },
  'wallet/not-installed': {
    title: 'WalletConnectを読み込めませんでした',
    userMessage: notSetUp,
  },
  'wallet/no-connector': {
    title: 'WalletConnectの準備ができていません',
    userMessage: notSetUp,
  },
  'wallet/no-chains': {
    title: '共通のネットワークがありません',
    userMessage: 'もう一度接続し、このアプリのネットワークを許可してください。',
  },
  'wallet/pairing-expired': {
    title: 'コードの期限切れ',
    userMessage: 'もう一度試し、新しいコードを4分以内にスキャンしてください。',
  },
  'wallet/session-ended': {
    title: 'セッションが終了しました',
    userMessage: '{wallet}とのセッションが終了しました。もう一度接続してください。',
  },
  'relay/unreachable': {
    title: 'ウォレットサービスを利用できません',
    userMessage: 'ウォレットサービスに接続できません。接続を確認してください。',
  },
  'relay/origin': {
    title: 'アプリの設定が無効です',
    userMessage: notSetUp,
  },
  'relay/project-id': {
    title: 'プロジェクトIDが無効です',
    userMessage: notSetUp,
  },
  'relay/clock': {
    title: 'セッションの期限が切れました',
    userMessage: '端末の時刻設定を確認し、もう一度接続してください。',
  },
  'wallet/needs-owners': {
    title: '他の所有者の確認が必要です',
    userMessage: '{wallet}の他の所有者に確認を依頼し、もう一度お試しください。',
  },
  'wallet/popup-blocked': {
    title: 'ポップアップがブロックされました',
    userMessage: 'このサイトのポップアップを許可し、もう一度お試しください。',
  },
  'wallet/popup-cut-off': {
    title: 'ウィンドウが応答できません',
    userMessage: notSetUp,
  },
  'network/not-added': {
    title: 'ネットワークが追加されていません',
    userMessage: '{wallet}に{network}を追加し、もう一度切り替えてください。',
  },
  'network/not-switched': {
    title: 'ネットワークが切り替わっていません',
    userMessage: '{wallet}で{network}に切り替えてください。',
  },
  'network/not-found': {
    title: 'ネットワークが見つかりません',
    userMessage: notSetUp,
  },
  'rpc/unreachable': {
    title: 'ネットワークを利用できません',
    userMessage: '{network}に接続できません。',
  },
  'rpc/wrong-chain': {
    title: 'ネットワークのノードが違います',
    userMessage: notSetUp,
  },
  'backend/unreachable': {
    title: 'サーバーを利用できません',
    userMessage: 'サーバーに接続できません。接続を確認してください。',
  },
  'backend/project-id': {
    title: 'プロジェクトIDが無効です',
    userMessage: notSetUp,
  },
  'backend/origin': {
    title: 'アプリの設定が無効です',
    userMessage: notSetUp,
  },
  'backend/rate-limited': {
    title: 'リクエストが多すぎます',
    userMessage: 'リクエストが多すぎます。少し待ってから、もう一度お試しください。',
  },
  'backend/failed': {
    title: 'サーバーエラー',
    userMessage: onOurSide,
  },
  'backend/bad-answer': {
    title: 'サーバーからの予期しない応答',
    userMessage: onOurSide,
  },
  'flow/timeout': {
    title: 'タイムアウトしました',
    userMessage: '予想より時間がかかっています。もう一度お試しください。',
  },
  'flow/cancelled': {
    title: 'キャンセルしました',
    userMessage: '準備ができたら、もう一度始めてください。',
  },
  'namespace/unsupported': {
    title: '非対応のネットワークの種類',
    userMessage: notSetUp,
  },
  'view/not-loaded': {
    title: '読み込めませんでした',
    userMessage: '接続を確認し、もう一度お試しください。',
  },
  'view/unknown': {
    title: '画面を表示できません',
    userMessage: notSetUp,
  },
  'feature/off': {
    title: '機能がオフになっています',
    userMessage: notSetUp,
  },
  'internal/unknown': {
    title: '問題が発生しました',
    userMessage: 'もう一度お試しください。続く場合はサポートにお問い合わせください。',
  },
} satisfies TranslatedErrors
