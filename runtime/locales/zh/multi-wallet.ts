import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Chinese. */
export const multiWallet = {
  multiWallet: {
    title: '钱包',
    connected: '已连接',
    before: '以前用过',
    current: '使用中',
    use: '使用',
    useWallet: '使用 {wallet}',
    connect: '连接',
    connectWallet: '连接 {wallet}',
    disconnectWallet: '断开 {wallet}',
    removeWallet: '从列表中移除 {wallet}',
    away: '不在此浏览器中',
    more: '{address} 等，另有 {count} 个',
    payment: '{address}（用于付款）',
    ordinal: '{address}（用于 Ordinals）',
    none: '没有已连接的钱包',
    add: '添加钱包',
    addFor: '为 {namespace} 添加钱包',
    disconnectAll: '全部断开',
    asking: '正在切换到 {wallet}',
    switched: '现在使用 {wallet}',
    disconnected: '{wallet} 已断开',
    allDisconnected: '所有钱包均已断开',
    removed: '已从列表中移除 {wallet}',
    notSwitched: '无法切换到 {wallet}',
    notDisconnected: '无法断开 {wallet}',
  },
} satisfies TranslatedFeature<typeof manifest>
