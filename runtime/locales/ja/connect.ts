import type { TranslatedFeature } from '../../core/words.js'
import type { connect as manifest } from '../../features/connect/schema.js'

/** The words of connecting, in Japanese. */
export const connect = {
  connect: {
    title: 'ウォレットを接続',
    list: 'ウォレット',
    recent: '最近使用',
    installed: 'インストール済み',
    multichain: 'マルチチェーン',
    walletConnect: 'QR コード',
    ambiguous: '別のウォレットも{rdns}を名乗っています',
    help: 'ウォレットとは？',
    or: 'または',
    wallets: 'ウォレットで続ける',
    more: 'さらに表示',
  },
  connecting: {
    title: 'ウォレットを接続',
    waiting: '{wallet}で続けてください',
    hints: [
      'ウォレットに接続をリクエストしています。',
      'ウォレットで接続を承認してください。このページに表示されるのは、共有したアドレスだけです。',
      '{wallet}を開いて承認してください。ウィンドウがこの画面の後ろに隠れている場合があります。',
      'まだ応答がありません。{wallet}のロックを解除して未処理のリクエストを確認するか、キャンセルしてもう一度お試しください。',
    ],
    done: '接続しました',
    doneText: '{wallet}で接続しています。',
    linked: '接続済みです',
    linkedText: '別のアカウントを使うには、{wallet}で選択してください。ここの表示は自動で切り替わります。',
    linkedButton: 'アカウントを見る',
  },
  noWallet: {
    title: 'ウォレットが見つかりません',
    titleOf: '{namespace}のウォレットが見つかりません',
    text: 'ウォレットをインストールしてこのページを再読み込みすると、ここに表示されます。',
    onMobile:
      'ウォレットアプリにはブラウザが内蔵されています。そのブラウザでこのページを開くと、ウォレットがここに表示されます。',
    find: 'ウォレットを探す',
    copyPage: 'ページのリンクをコピー',
    pageCopied: 'リンクをコピーしました',
    notCopied: 'リンクをコピーできませんでした',
  },
  families: {
    eip155: 'EVMネットワーク',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: 'チェーンを選択',
    text: '{wallet}は複数のチェーンに対応しています。ここではどのチェーンを使いますか？',
    list: 'チェーン',
  },
  whatIsAWallet: {
    title: 'ウォレットとは？',
    key: '多くのアプリで使える1つの鍵',
    keyText: 'アカウントやパスワードを増やさなくても、ウォレットがあれば、ここでもほかのアプリでもログインできます。',
    home: '自分の資産の置き場所',
    homeText: 'コインもコレクティブルもチケットも、特定のアプリではなく自分の手元にあります。',
    yes: '承認なしには何も動かない',
    yesText: 'アプリにできるのはリクエストだけです。支払いも署名も、ウォレットで承認するまで実行されません。',
    get: 'ウォレットを入手',
  },
  getWallet: {
    title: 'ウォレットを入手',
    list: '入手できるウォレット',
    all: 'すべてのウォレットを見る',
  },
  downloads: {
    title: '{wallet}を入手',
    text: '{wallet}を使う場所を選んでください。インストールしたら、ここに戻ってページを再読み込みしてください。',
    noLinks:
      'いつものアプリストアで{wallet}を探してください。インストールしたら、ここに戻ってページを再読み込みしてください。',
    list: '入手先',
    chrome_store: 'ブラウザ拡張機能',
    app_store: 'iPhoneアプリ',
    play_store: 'Androidアプリ',
    homepage: 'ウェブサイト',
  },
} satisfies TranslatedFeature<typeof manifest>
