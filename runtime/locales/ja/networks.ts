import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/** The words of choosing and switching networks, in Japanese. */
export const networks = {
  networks: {
    title: 'ネットワークを選択',
    list: 'ネットワーク',
    search: 'ネットワークを検索',
    results: {
      other: '{count}件のネットワークが見つかりました',
    },
    none: 'ネットワークが見つかりません',
    noneText: '名前またはチェーンIDで検索してください。',
    clear: '検索をクリア',
    wallet: 'ウォレット',
    app: 'アプリのネットワーク',
    testnet: 'テストネット',
    blocked: '{wallet}は非対応',
    apart: 'ウォレットは{wallet}にあります。このアプリは{app}を使用しています。',
    switchWallet: 'アプリのネットワークを使う',
    help: 'ネットワークとは？',
  },
  unsupportedChain: {
    title: 'ネットワークを切り替え',
    text: 'このアプリは{network}に対応していません。次のネットワークに切り替えるか、接続を解除してください。',
    numbered: 'ネットワーク{id}',
    disconnect: '接続を解除',
  },
  switching: {
    title: 'ネットワークを切り替え',
    waiting: '{wallet}で承認してください',
    yourWallet: 'ウォレット',
    hints: [
      '{network}への切り替えをリクエスト中…',
      'ウォレットで{network}への切り替えを承認してください。',
      '見つかりませんか？{wallet}がこのウィンドウの後ろにあるかもしれません。',
      'まだ待機中です。{wallet}のロックを解除して保留中のリクエストを確認するか、キャンセルしてもう一度お試しください。',
    ],
    embedded: '{network}に切り替え中…',
    embeddedHints: [
      '少々お待ちください。',
      'もうすぐ完了します…',
      '通常より時間がかかっています。',
      '問題が発生しました。キャンセルしてもう一度お試しください。',
    ],
    byHand: '{wallet}で切り替えてください',
    byHandText: '{wallet}はアプリから切り替えられません。ウォレットで{network}を選ぶと、このページにも反映されます。',
    back: '戻る',
    done: '切り替えました',
    doneText: '{network}を使用しています。',
  },
  switchActiveChain: {
    title: 'ネットワークを切り替え',
    heading: '{namespace}に切り替え',
    text: '{wallet}は{network}に対応していません。別のウォレットを接続してください。{wallet}の接続はそのまま残ります。',
    textToo: '{wallet}は{network}にも対応しています。こちらでも接続するか、別のウォレットを接続してください。',
    yourWallet: '現在のウォレット',
    switch: '切り替える',
    cancel: 'キャンセル',
  },
  whatIsANetwork: {
    title: 'ネットワークとは？',
    record: '仕組み',
    recordText: 'ネットワークはすべての送金を多数のコンピューターに記録するため、誰も書き換えられません。',
    apart: 'ネットワークは別々です',
    apartText:
      'あるネットワークの資産は、同じアドレスでもほかのネットワークには表示されません。手数料と速度も異なります。',
    more: '詳しく見る',
    moreUrl: 'https://ethereum.org/ja/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
