import type { TranslatedErrors } from '../../core/locale.js'

const notSetUp = '此应用设置有误。请联系应用团队。'
const onOurSide = '我们这边出了点问题。请稍后重试。'

/** The error catalogue, in Chinese. */
export const errors = {
  'wallet/rejected': {
    title: '请求被拒绝',
    userMessage: '您在 {wallet} 中拒绝了请求。',
  },
  'wallet/pending': {
    title: '有待处理的请求',
    userMessage: '{wallet} 有待处理的请求。请打开它以继续。',
  },
  'wallet/no-accounts': {
    title: '未共享账户',
    userMessage: '{wallet} 未共享账户。请解锁并选择一个。',
  },
  'wallet/bad-answer': {
    title: '意外的响应',
    userMessage: '{wallet} 返回了意外的响应。',
  },
  'wallet/bad-request': {
    title: '请求无效',
    userMessage: notSetUp,
  },
  'wallet/unauthorized': {
    title: '账户未授权',
    userMessage: '请重新连接，并在 {wallet} 中选择账户。',
  },
  'wallet/unsupported': {
    title: '不支持',
    userMessage: '{wallet} 不支持此操作。',
  },
  'wallet/disconnected': {
    title: '钱包已离线',
    userMessage: '{wallet} 已失去连接。',
  },
  'wallet/restarted': {
    title: '钱包已重启',
    userMessage: '{wallet} 已重启。请刷新页面后重试。',
  },
  'wallet/missing': {
    title: '未找到钱包',
    userMessage: '{wallet} 未在此浏览器中启用。',
  },
  'wallet/failed': {
    title: '钱包出错',
    userMessage: '{wallet} 无法完成请求。',
  },
  'transaction/expired': {
    title: '交易已过期',
    userMessage: '交易已过期。请重试。',
  },
  'signature/unverifiable': {
    title: '签名未验证',
    userMessage: '请更新浏览器以继续。',
  },
  'wallet/not-installed': {
    title: 'WalletConnect 未加载',
    userMessage: notSetUp,
  },
  'wallet/no-connector': {
    title: 'WalletConnect 尚未就绪',
    userMessage: notSetUp,
  },
  'wallet/no-chains': {
    title: '没有共同的网络',
    userMessage: '请重新连接，并允许此应用的一个网络。',
  },
  'wallet/pairing-expired': {
    title: '二维码已过期',
    userMessage: '请重试，并在 4 分钟内扫描新二维码。',
  },
  'wallet/session-ended': {
    title: '会话已结束',
    userMessage: '您与 {wallet} 的会话已结束。请重新连接。',
  },
  'relay/unreachable': {
    title: '钱包服务不可用',
    userMessage: '无法连接钱包服务。请检查网络连接。',
  },
  'relay/origin': {
    title: '应用配置无效',
    userMessage: notSetUp,
  },
  'relay/project-id': {
    title: '项目 ID 无效',
    userMessage: notSetUp,
  },
  'relay/clock': {
    title: '会话已过期',
    userMessage: '请检查设备的时间设置，然后重新连接。',
  },
  'wallet/needs-owners': {
    title: '需要其他所有者确认',
    userMessage: '请 {wallet} 的其他所有者确认，然后重试。',
  },
  'wallet/popup-blocked': {
    title: '弹出窗口被拦截',
    userMessage: '请允许此网站弹出窗口，然后重试。',
  },
  'wallet/popup-cut-off': {
    title: '窗口无法响应',
    userMessage: notSetUp,
  },
  'network/not-added': {
    title: '未添加网络',
    userMessage: '请在 {wallet} 中添加 {network}，然后再次切换。',
  },
  'network/not-switched': {
    title: '未切换网络',
    userMessage: '请在 {wallet} 中切换到 {network}。',
  },
  'network/not-found': {
    title: '未找到网络',
    userMessage: notSetUp,
  },
  'rpc/unreachable': {
    title: '网络不可用',
    userMessage: '无法连接 {network}。',
  },
  'rpc/wrong-chain': {
    title: '网络节点有误',
    userMessage: notSetUp,
  },
  'backend/unreachable': {
    title: '服务器不可用',
    userMessage: '无法连接服务器。请检查网络连接。',
  },
  'backend/project-id': {
    title: '项目 ID 无效',
    userMessage: notSetUp,
  },
  'backend/origin': {
    title: '应用配置无效',
    userMessage: notSetUp,
  },
  'backend/rate-limited': {
    title: '请求过于频繁',
    userMessage: '请求过多。请稍候重试。',
  },
  'backend/failed': {
    title: '服务器错误',
    userMessage: onOurSide,
  },
  'backend/bad-answer': {
    title: '服务器响应异常',
    userMessage: onOurSide,
  },
  'flow/timeout': {
    title: '等待超时',
    userMessage: '用时比预期更长。请重试。',
  },
  'flow/cancelled': {
    title: '已取消',
    userMessage: '准备好后请重新开始。',
  },
  'namespace/unsupported': {
    title: '不支持的网络类型',
    userMessage: notSetUp,
  },
  'view/not-loaded': {
    title: '无法加载',
    userMessage: '请检查网络连接后重试。',
  },
  'view/unknown': {
    title: '页面不可用',
    userMessage: notSetUp,
  },
  'feature/off': {
    title: '功能未启用',
    userMessage: notSetUp,
  },
  'internal/unknown': {
    title: '出了点问题',
    userMessage: '请重试。如果问题持续，请联系支持团队。',
  },
} satisfies TranslatedErrors
