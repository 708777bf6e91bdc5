import type { TranslatedErrors } from '../../core/locale.js'

/** The error catalogue, in Japanese. */
export const errors = {
  'wallet/rejected': {
    title: 'リクエストが拒否されました',
    message: '{wallet}でリクエストが拒否されました。',
    fix: 'もう一度試し、ウォレットで承認してください。',
  },
  'wallet/pending': {
    title: '未処理のリクエストがあります',
    message: '{wallet}は、前のリクエストへの回答を待っています。',
    fix: 'ウォレットを開き、リクエストに回答してください。',
  },
  'wallet/no-accounts': {
    title: 'アカウントが共有されていません',
    message: '{wallet}からアカウントが返されませんでした。',
    fix: 'ウォレットのロックを解除し、アカウントを選択してください。',
  },
  'wallet/bad-answer': {
    title: '応答を読み取れません',
    message: '{method}に対する{wallet}の応答が、{expected}ではありませんでした。',
    fix: 'ウォレットを更新するか、別のウォレットを使ってください。',
  },
  'wallet/unauthorized': {
    title: 'アカウントが許可されていません',
    message: '{wallet}で、このサイトによるアカウントの使用が許可されていません。',
    fix: 'もう一度接続し、アカウントを選択してください。',
  },
  'wallet/unsupported': {
    title: 'ウォレットが対応していません',
    message: '{wallet}は{method}に対応していません。',
    fix: 'ウォレットを更新するか、別のウォレットを使ってください。',
  },
  'wallet/disconnected': {
    title: 'ウォレットがオフラインです',
    message: '{wallet}とネットワークの接続が切れました。',
    fix: 'ウォレットを確認し、もう一度お試しください。',
  },
  'wallet/failed': {
    title: 'ウォレットのエラー',
    message: '{wallet}からの応答：{detail}',
    fix: 'もう一度試すか、別のウォレットを使ってください。',
  },
  'network/not-added': {
    title: 'ネットワークが追加されていません',
    message: '{wallet}に{network}がなく、追加もされませんでした。',
    fix: 'ウォレットでネットワークを追加してから、もう一度切り替えてください。',
  },
  'network/not-switched': {
    title: 'ネットワークが切り替わっていません',
    message: '{wallet}のネットワークが{network}に切り替わりませんでした。',
    fix: 'ウォレットでネットワークを切り替えてください。',
  },
  'network/not-found': {
    title: 'ネットワークが見つかりません',
    message: 'ネットワーク{network}は、modal.config.tsのnetworksにありません。',
    fix: 'networksに追加するか、アプリのネットワークのCAIP-2 IDを指定してください。',
  },
  'rpc/unreachable': {
    title: 'ネットワークに接続できません',
    message: '{network}のどのノードからも応答がありません：{detail}',
    fix: '接続またはネットワークのrpcUrlsを確認し、もう一度お試しください。',
  },
  'rpc/wrong-chain': {
    title: '別のネットワークのノードです',
    message: 'ノード{url}は、{network}ではなくチェーン{found}のものです。',
    fix: 'modal.config.tsで、このネットワークのrpcUrlsを修正してください。',
  },
  'flow/timeout': {
    title: '時間がかかりすぎました',
    message: '{step}から{seconds}秒以内に応答がありませんでした。',
    fix: 'もう一度お試しください。',
  },
  'flow/cancelled': {
    title: 'キャンセルしました',
    message: 'リクエストは、回答の前にキャンセルされました。',
    fix: '準備ができたら、もう一度始めてください。',
  },
  'namespace/unsupported': {
    title: 'このアプリにないチェーン系統です',
    message: '未対応のチェーン名前空間：{ns}',
    fix: 'アプリで使うチェーン系統を指定して開いてください。',
  },
  'view/not-loaded': {
    title: '画面を読み込めませんでした',
    message: '画面{view}を取得できませんでした。',
    fix: '接続を確認し、もう一度お試しください。アプリが更新された場合は、ページを再読み込みしてください。',
  },
  'view/unknown': {
    title: 'このアプリにない画面です',
    message: '{view}という画面はありません。',
    fix: '次のいずれかを開いてください：{views}。',
  },
  'feature/off': {
    title: '機能がオフになっています',
    message: '機能{feature}は、このアプリに含まれていません。',
    fix: 'modal.config.tsに追加し、modal-kit generateを実行してください。',
  },
  'internal/unknown': {
    title: '問題が発生しました',
    message: '{detail}',
    fix: 'もう一度お試しください。繰り返し発生する場合は、開発者にお知らせください。',
  },
} satisfies TranslatedErrors
