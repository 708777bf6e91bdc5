import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Simplified Chinese. */
export const account = {
  account: {
    title: '账户',
    wallet: '已连接 {wallet}',
    balance: '余额',
    loadingBalance: '正在加载余额',
    balanceFailed: '无法获取代币余额',
    balanceHint: '无法获取余额',
    asOf: '更新于{time}',
    balanceRetry: '每 30 秒重试一次',
    unsupportedHint: '此应用不支持您钱包当前的网络。',
    explorer: '在区块浏览器中查看',
    explorerShort: '浏览器',
    disconnect: '断开连接',
    more: '更多',
    network: '网络：{network}',
  },
  tokens: {
    tabs: '资产与记录',
    tokens: '代币',
    total: '总计',
    loading: '正在加载代币',
    failed: '无法加载代币',
    small: '显示小额余额（{count}）',
    spam: '疑似垃圾代币（{count}）',
    spamHint: '这些代币没有价格，并在推广链接。请勿打开。',
    empty: '还没有代币',
    emptyHint: '您在此网络收到的代币会显示在这里。',
    more: '再显示 {count} 个',
    unnamed: '未知代币',
    retry: '重试',
    receive: '接收',
  },
  address: {
    copy: '复制地址 {address}',
    copied: '地址已复制',
    notCopied: '无法复制地址',
  },
} satisfies TranslatedFeature<typeof manifest>
