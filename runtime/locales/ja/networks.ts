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
    none: '「{query}」に一致するネットワークはありません',
    noneText: '名前の一部またはチェーンIDを入力してみてください。',
    clear: '検索をクリア',
    current: '使用中',
    wallet: 'ウォレット',
    app: 'このアプリ',
    testnet: 'テストネット',
    blocked: '{wallet}では使用できません',
    apart: 'このアプリは{app}、ウォレットは{wallet}を使用しています。',
    switchWallet: 'ウォレット側を切り替え',
    help: 'ネットワークとは？',
  },
  unsupportedChain: {
    title: 'ネットワークを切り替え',
    text: 'ウォレットのネットワーク（{network}）は、このアプリでは使用できません。次から選ぶか、接続を解除してください。',
    disconnect: '接続を解除',
  },
  switching: {
    title: 'ネットワークを切り替え',
    waiting: '{wallet}で承認してください',
    yourWallet: 'ウォレット',
    hints: [
      '{network}への切り替えをリクエストしています。',
      '{network}に切り替える前に、ウォレットで確認が表示されます。',
      '{wallet}を開いて承認してください。ウィンドウがこの画面の後ろに隠れている場合があります。',
      'まだ応答がありません。{wallet}のロックを解除して未処理のリクエストを確認するか、キャンセルしてもう一度お試しください。',
    ],
    embedded: '{network}に切り替え中…',
    embeddedHints: [
      '少々お待ちください。',
      '切り替えを続けています。',
      '通常より時間がかかっています。',
      '問題が起きている可能性があります。キャンセルしてもう一度お試しください。',
    ],
    byHand: '{wallet}で切り替えてください',
    byHandText:
      '{wallet}では、アプリから切り替えをリクエストできません。ウォレットで{network}を選ぶと、このアプリにも反映されます。',
    back: '戻る',
    done: '切り替えました',
    doneText: '{network}を使用しています。',
  },
  switchActiveChain: {
    title: 'ネットワークを切り替え',
    heading: '{namespace}に切り替え',
    text: '{wallet}は{network}に対応していません。対応するウォレットを接続してください。{wallet}の接続はそのまま残ります。',
    yourWallet: '現在のウォレット',
    switch: '切り替える',
    cancel: 'キャンセル',
  },
  whatIsANetwork: {
    title: 'ネットワークとは？',
    record: 'みんなで共有する記録',
    recordText:
      'ネットワークは、多数のコンピューターが共同で保管する記録です。送金や交換はそこに書き込まれ、誰もこっそり書き換えることはできません。',
    apart: 'それぞれが独立',
    apartText:
      'アドレスが複数のネットワークで同じでも、あるネットワークにある資産はほかのネットワークにはありません。手数料や速度も異なります。',
    more: '詳しく見る',
    moreUrl: 'https://ethereum.org/ja/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
