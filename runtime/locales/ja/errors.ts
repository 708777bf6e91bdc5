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
  'wallet/restarted': {
    title: 'ウォレットが再起動しました',
    message: '{wallet} が更新または再起動され、このページとの接続が切れました。',
    fix: 'ページを再読み込みして、もう一度お試しください。',
  },
  'wallet/missing': {
    title: 'ウォレットが見つかりません',
    message: '{wallet} はこのページにありません。',
    fix: 'ブラウザーで有効にして、ページを再読み込みしてください。',
  },
  'wallet/failed': {
    title: 'ウォレットのエラー',
    message: '{wallet}からの応答：{detail}',
    fix: 'もう一度試すか、別のウォレットを使ってください。',
  },
  'wallet/needs-owners': {
    title: '他の所有者の確認が必要です',
    message: '{wallet}にリクエストが記録されました。必要な数の所有者が確認すると有効になります。',
    fix: '他の所有者に確認を依頼してから、もう一度お試しください。',
  },
  'wallet/popup-blocked': {
    title: 'ウィンドウがブロックされました',
    message: 'ブラウザーにより、{wallet}のウィンドウを開けませんでした。',
    fix: 'もう一度試し、ブロックされ続ける場合はこのサイトのポップアップを許可してください。',
  },
  'wallet/popup-cut-off': {
    title: 'ウィンドウが応答できません',
    message: '{wallet}は開きましたが、このページの配信方法では他のウィンドウが応答できません。',
    fix: 'ページをCross-Origin-Opener-Policy: same-origin-allow-popups付きで配信してください。',
  },
  'wallet/not-installed': {
    title: 'WalletConnect を読み込めませんでした',
    message: 'パッケージ @walletconnect/sign-client を読み込めませんでした: {detail}',
    fix: '接続を確認してもう一度お試しください。アプリにない場合はパッケージをインストールしてください。',
  },
  'wallet/no-connector': {
    title: 'WalletConnect の準備ができていません',
    message: 'WalletConnectConnector が見つかりません。',
    fix: 'modal.config.ts で walletConnect を有効にし、services.relay とこの系列のネットワークを設定してください。',
  },
  'wallet/no-chains': {
    title: '共通のネットワークがありません',
    message: 'コネクターは要求されたどのネットワークにも対応していません。',
    fix: 'もう一度接続してウォレットでこのアプリのネットワークを許可するか、別のウォレットをお使いください。',
  },
  'wallet/pairing-expired': {
    title: 'コードの期限が切れました',
    message: '期限までにこのコードで接続されませんでした。',
    fix: 'もう一度試し、新しいコードを 4 分以内に読み取ってください。',
  },
  'wallet/session-ended': {
    title: 'セッションが終了しました',
    message: '{wallet} とのセッションは終了しました。',
    fix: 'ウォレットをもう一度接続してください。',
  },
  'relay/unreachable': {
    title: 'リレーに接続できません',
    message: '{url} の WalletConnect リレーが応答しませんでした: {detail}',
    fix: '接続を確認してもう一度お試しください。',
  },
  'relay/origin': {
    title: 'アプリの設定が無効です',
    message: 'WalletConnect リレーがこのページを拒否しました。オリジンが許可リストにありません。',
    fix: 'ページのオリジンをプロジェクト ID の許可リストに追加してください。',
  },
  'relay/project-id': {
    title: 'プロジェクト ID が無効です',
    message: 'WalletConnect リレーはこのアプリのプロジェクト ID を認識していません。',
    fix: 'modal.config.ts の projectId を修正してください。',
  },
  'relay/clock': {
    title: 'セッションの期限が切れました',
    message: 'この端末の時計がずれているため、WalletConnect リレーがセッションを拒否しました。',
    fix: '端末の時刻設定を確認してから、もう一度接続してください。',
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
  'backend/unreachable': {
    title: 'サーバーに接続できません',
    message: 'サーバー {host} が応答しませんでした：{detail}',
    fix: '接続を確認して、もう一度お試しください。',
  },
  'backend/project-id': {
    title: 'プロジェクト ID が無効です',
    message: 'このアプリのプロジェクト ID はサーバーに登録されていません。',
    fix: 'modal.config.ts の projectId を修正してください。',
  },
  'backend/origin': {
    title: 'アプリの設定が無効です',
    message: 'オリジン {origin} が許可リストにありません。設定を更新してください。',
    fix: 'ページのオリジンをプロジェクトの許可リストに追加してください。',
  },
  'backend/rate-limited': {
    title: 'リクエストが多すぎます',
    message: 'サーバー {host} へのリクエストが多すぎます。',
    fix: 'しばらく待ってから、もう一度お試しください。',
  },
  'backend/failed': {
    title: 'サーバーエラー',
    message: 'サーバー {host} がステータス {status} で失敗しました。',
    fix: '後でもう一度お試しください。',
  },
  'backend/bad-answer': {
    title: 'サーバーの応答を読み取れません',
    message: '{path} に対するサーバー {host} の応答を読み取れません。',
    fix: '後でもう一度お試しください。続く場合は開発者にお知らせください。',
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
