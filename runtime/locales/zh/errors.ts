import type { TranslatedErrors } from '../../core/locale.js'

/** The error catalogue, in Simplified Chinese. A space sets names in Latin letters apart. */
export const errors = {
  'wallet/rejected': {
    title: '请求被拒绝',
    message: '请求在 {wallet} 中被拒绝。',
    fix: '请重试，并在钱包中批准。',
  },
  'wallet/pending': {
    title: '已有待处理的请求',
    message: '{wallet} 仍在等待您处理之前的请求。',
    fix: '请打开钱包并处理该请求。',
  },
  'wallet/no-accounts': {
    title: '未共享账户',
    message: '{wallet} 没有返回任何账户。',
    fix: '请解锁钱包并选择账户。',
  },
  'wallet/bad-answer': {
    title: '无法识别的响应',
    message: '{wallet} 对 {method} 的响应不是 {expected}。',
    fix: '请更新钱包或使用其他钱包。',
  },
  'wallet/unauthorized': {
    title: '账户未授权',
    message: '{wallet} 未允许此网站使用该账户。',
    fix: '请重新连接并选择该账户。',
  },
  'wallet/unsupported': {
    title: '钱包不支持',
    message: '{wallet} 不支持 {method}。',
    fix: '请更新钱包或使用其他钱包。',
  },
  'wallet/disconnected': {
    title: '钱包已离线',
    message: '{wallet} 与网络的连接已断开。',
    fix: '请检查钱包后重试。',
  },
  'wallet/failed': {
    title: '钱包出错',
    message: '{wallet} 返回：{detail}',
    fix: '请重试或使用其他钱包。',
  },
  'network/not-added': {
    title: '未添加网络',
    message: '{wallet} 中没有 {network}，也未添加该网络。',
    fix: '请在钱包中添加该网络，然后再次切换。',
  },
  'network/not-switched': {
    title: '未切换网络',
    message: '{wallet} 没有切换到 {network}。',
    fix: '请在钱包中切换网络。',
  },
  'network/not-found': {
    title: '未找到网络',
    message: '网络 {network} 不在 modal.config.ts 的 networks 中。',
    fix: '请在其中添加，或传入此应用某个网络的 CAIP-2 ID。',
  },
  'rpc/unreachable': {
    title: '无法连接网络',
    message: '{network} 的节点均无响应：{detail}',
    fix: '请检查网络连接或该网络的 rpcUrls，然后重试。',
  },
  'rpc/wrong-chain': {
    title: '节点属于其他网络',
    message: '节点 {url} 对应的是链 {found}，而不是 {network}。',
    fix: '请在 modal.config.ts 中更正该网络的 rpcUrls。',
  },
  'flow/timeout': {
    title: '等待超时',
    message: '{step} 在 {seconds} 秒内没有响应。',
    fix: '请重试。',
  },
  'flow/cancelled': {
    title: '已取消',
    message: '请求在得到处理前已取消。',
    fix: '准备好后请重新开始。',
  },
  'namespace/unsupported': {
    title: '此应用不包含该链系列',
    message: '不支持的链命名空间：{ns}',
    fix: '请使用此应用支持的链系列打开。',
  },
  'view/not-loaded': {
    title: '页面未能加载',
    message: '无法获取页面 {view}。',
    fix: '请检查网络连接后重试；如果应用已更新，请重新加载网页。',
  },
  'view/unknown': {
    title: '此应用不包含该页面',
    message: '没有名为 {view} 的页面。',
    fix: '请打开以下页面之一：{views}。',
  },
  'feature/off': {
    title: '功能未启用',
    message: '此应用不包含功能 {feature}。',
    fix: '请将其添加到 modal.config.ts，然后运行 modal-kit generate。',
  },
  'internal/unknown': {
    title: '出了点问题',
    message: '{detail}',
    fix: '请重试；如果问题再次出现，请告知开发者。',
  },
} satisfies TranslatedErrors
