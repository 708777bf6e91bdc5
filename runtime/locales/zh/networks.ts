import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/** The words of choosing and switching networks, in Simplified Chinese. A space sets names in Latin letters apart. */
export const networks = {
  networks: {
    title: '选择网络',
    list: '网络',
    search: '搜索网络',
    results: {
      other: '找到 {count} 个网络',
    },
    none: '未找到网络',
    noneText: '请按名称或链 ID 搜索。',
    clear: '清除搜索',
    wallet: '钱包',
    app: '应用网络',
    testnet: '测试网',
    blocked: '{wallet} 不支持',
    apart: '您的钱包在 {wallet} 上。此应用使用 {app}。',
    switchWallet: '切换钱包网络',
    help: '什么是网络？',
  },
  unsupportedChain: {
    title: '切换网络',
    text: '此应用不支持 {network}。请切换到以下网络之一，或断开连接。',
    numbered: '网络 {id}',
    disconnect: '断开连接',
  },
  switching: {
    title: '切换网络',
    waiting: '请在 {wallet} 中确认',
    yourWallet: '钱包',
    hints: [
      '正在请求切换到 {network}…',
      '请在钱包中批准切换到 {network}。',
      '没看到？{wallet} 可能被此窗口遮住了。',
      '仍在等待。请解锁 {wallet} 并查看待处理的请求，或取消后重试。',
    ],
    embedded: '正在切换到 {network}…',
    embeddedHints: ['请稍候。', '即将完成…', '用时比平时更长。', '出了点问题。请取消后重试。'],
    byHand: '请在 {wallet} 中切换',
    byHandText: '{wallet} 无法从应用中切换。请在钱包中选择 {network}，此页面会随之切换。',
    back: '返回',
    done: '网络已切换',
    doneText: '您现在在 {network} 上。',
  },
  switchActiveChain: {
    title: '切换网络',
    heading: '切换到 {namespace}',
    text: '{wallet} 不支持 {network}。请连接其他钱包，{wallet} 会保持连接。',
    textToo: '{wallet} 也支持 {network}。请在该网络上也连接它，或连接其他钱包。',
    yourWallet: '当前钱包',
    switch: '切换',
    cancel: '取消',
  },
  whatIsANetwork: {
    title: '什么是网络？',
    record: '工作原理',
    recordText: '网络会把每笔转账记录在许多计算机上，因此任何人都无法更改。',
    apart: '网络彼此独立',
    apartText: '即使地址相同，一个网络上的资产也不会出现在另一个网络上。费用和速度各不相同。',
    more: '了解更多',
    moreUrl: 'https://ethereum.org/zh/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
