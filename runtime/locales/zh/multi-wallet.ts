import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Chinese. */
export const multiWallet = {
  multiWallet: {
    title: '钱包',
    connected: '已连接',
    before: '曾经连接',
    current: '当前',
    use: '切换',
    useWallet: '切换到 {wallet}',
    connect: '连接',
    connectWallet: '连接 {wallet}',
    disconnectWallet: '断开 {wallet}',
    removeWallet: '移除 {wallet}',
    away: '此处未安装',
    payment: '{address}（用于付款）',
    ordinal: '{address}（用于 Ordinals）',
    none: '没有已连接的钱包',
    noneText: '您的钱包会显示在这里。',
    add: '添加钱包',
    addFor: '为 {namespace} 添加钱包',
    disconnectAll: '全部断开',
    disconnectSure: '断开所有钱包的连接？',
    cancel: '取消',
    asking: '正在切换到 {wallet}…',
    switched: '已切换到 {wallet}',
    disconnected: '已断开 {wallet}',
    allDisconnected: '已断开所有钱包',
    removed: '已移除 {wallet}',
    notSwitched: '无法切换到 {wallet}',
    notDisconnected: '无法断开 {wallet}',
  },
  multiWalletAction: { label: '钱包' },
} satisfies TranslatedFeature<typeof manifest>
