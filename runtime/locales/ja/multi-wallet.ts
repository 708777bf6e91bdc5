import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Japanese. */
export const multiWallet = {
  multiWallet: {
    title: 'ウォレット',
    connected: '接続中',
    before: '以前に使用',
    current: '使用中',
    use: '使う',
    useWallet: '{wallet} を使う',
    connect: '接続',
    connectWallet: '{wallet} を接続',
    disconnectWallet: '{wallet} の接続を解除',
    removeWallet: '{wallet} をリストから削除',
    away: 'このブラウザーにありません',
    more: '{address} ほか {count} 件',
    payment: '{address}（支払い用）',
    ordinal: '{address}（Ordinals 用）',
    none: '接続中のウォレットはありません',
    add: 'ウォレットを追加',
    addFor: '{namespace} のウォレットを追加',
    disconnectAll: 'すべての接続を解除',
    asking: '{wallet} に切り替え中',
    switched: '{wallet} を使用中です',
    disconnected: '{wallet} の接続を解除しました',
    allDisconnected: 'すべてのウォレットの接続を解除しました',
    removed: '{wallet} をリストから削除しました',
    notSwitched: '{wallet} に切り替えられませんでした',
    notDisconnected: '{wallet} の接続を解除できませんでした',
  },
} satisfies TranslatedFeature<typeof manifest>
