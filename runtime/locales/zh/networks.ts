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
    none: '没有与“{query}”匹配的网络',
    noneText: '请尝试输入部分名称或链 ID。',
    clear: '清除搜索',
    current: '当前',
    wallet: '钱包',
    app: '此应用',
    testnet: '测试网络',
    blocked: '在 {wallet} 中不可用',
    apart: '此应用使用 {app}，您的钱包在 {wallet} 上。',
    switchWallet: '切换钱包网络',
    help: '什么是网络？',
  },
  unsupportedChain: {
    title: '切换网络',
    text: '您的钱包在 {network} 上，此应用不使用该网络。请在下方选择网络，或断开连接。',
    disconnect: '断开连接',
  },
  switching: {
    title: '切换网络',
    waiting: '请在 {wallet} 中确认',
    yourWallet: '钱包',
    hints: [
      '正在请求切换到 {network}。',
      '切换到 {network} 前，钱包会请您确认。',
      '请打开 {wallet} 并确认。它的窗口可能被当前窗口遮住了。',
      '仍在等待。请解锁 {wallet} 并查看待处理的请求，或取消后重试。',
    ],
    embedded: '正在切换到 {network}…',
    embeddedHints: ['请稍候。', '仍在切换。', '比平时用时更长。', '可能遇到了问题。请取消后重试。'],
    byHand: '请在 {wallet} 中切换',
    byHandText: '{wallet} 不接受应用发出的切换请求。请在钱包中选择 {network}，此应用会随之切换。',
    back: '返回',
    done: '网络已切换',
    doneText: '您现在在 {network} 上。',
  },
  switchActiveChain: {
    title: '切换网络',
    heading: '切换到 {namespace}',
    text: '{wallet} 不支持 {network}。请连接支持该网络的钱包，{wallet} 会保持连接。',
    yourWallet: '当前钱包',
    switch: '切换',
    cancel: '取消',
  },
  whatIsANetwork: {
    title: '什么是网络？',
    record: '一份共享的记录',
    recordText: '网络是由许多计算机共同保存的一份记录。您的转账和兑换都会写入其中，任何人都无法悄悄改动。',
    apart: '彼此独立',
    apartText: '您在多个网络上的地址可能相同，但一个网络上的资产不会出现在其他网络上。费用和速度也各不相同。',
    more: '了解更多',
    moreUrl: 'https://ethereum.org/zh/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
