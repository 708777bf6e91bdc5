import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Japanese. */
export const multiWallet = {
  multiWallet: {
    title: 'ウォレット',
    connected: '接続中',
    before: '以前に接続',
    current: '有効',
    use: '切り替え',
    useWallet: '{wallet}に切り替え',
    connect: '接続',
    connectWallet: '{wallet}を接続',
    disconnectWallet: '{wallet}の接続を解除',
    removeWallet: '{wallet}を削除',
    away: 'ここにインストールされていません',
    payment: '{address}（支払い用）',
    ordinal: '{address}（Ordinals用）',
    none: '接続中のウォレットはありません',
    noneText: 'ウォレットがここに表示されます。',
    add: 'ウォレットを追加',
    addFor: '{namespace}のウォレットを追加',
    disconnectAll: 'すべての接続を解除',
    disconnectSure: 'すべてのウォレットの接続を解除しますか？',
    cancel: 'キャンセル',
    asking: '{wallet}に切り替え中…',
    switched: '{wallet}に切り替えました',
    disconnected: '{wallet}の接続を解除しました',
    allDisconnected: 'すべてのウォレットの接続を解除しました',
    removed: '{wallet}を削除しました',
    notSwitched: '{wallet}に切り替えられませんでした',
    notDisconnected: '{wallet}の接続を解除できませんでした',
  },
  multiWalletAction: { label: 'ウォレット' },
} satisfies TranslatedFeature<typeof manifest>
