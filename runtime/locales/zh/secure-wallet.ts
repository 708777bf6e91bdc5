import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

const notSetUp = '此应用设置有误。请联系应用团队。'

/** The words of the embedded wallet, in Chinese. */
export const secureWallet = {
  secureWallet: {
    title: '在钱包中确认',
    how: '请在钱包中核对详情，然后批准或取消。',
    slow: '仍在加载你的钱包…',
    cancel: '取消请求',
    window: '打开钱包窗口',
    blocked: '浏览器拦截了钱包窗口。请打开它以继续。',
    refused: '不允许此操作',
    refusedText: '此应用请求了钱包绝不会执行的操作。',
    back: '返回',
  },
  walletSettings: {
    title: '钱包设置',
    signedIn: '登录身份',
    signedInWith: '已通过 {provider} 登录',
    email: '邮箱',
    edit: '更改',
    kept: '你的密钥保管方',
    keptText: '未经你批准，此应用无法查看或使用密钥。',
    type: '账户类型',
    smart: '智能账户',
    smartText: '较新的类型。并非所有应用都支持。',
    plain: '标准账户',
    plainText: '适用于大多数应用。',
    changing: '正在更改账户…',
    changed: '账户已更改',
    notChanged: '无法更改账户类型。',
    manage: '管理你的钱包',
    exportKeys: '导出你的密钥',
  },
  walletAction: { label: '设置' },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of the embedded wallet, in Chinese. */
export const secureWalletErrors = {
  'frame/blocked': {
    title: '钱包不可用',
    userMessage: '嵌入式钱包在此网站上不可用。',
  },
  'frame/not-loaded': {
    title: '钱包未加载',
    userMessage: '网络错误：无法加载嵌入式钱包。',
  },
  'frame/timed-out': {
    title: '嵌入式钱包请求超时',
    userMessage: '钱包未及时响应。请重试。',
  },
  'frame/aborted': {
    title: '请求已中止',
    userMessage: '准备好后请重新开始。',
  },
  'frame/stopped': {
    title: '出了点问题',
    userMessage: '钱包已关闭。请重试。',
  },
  'frame/refused': {
    title: '钱包已拒绝',
    userMessage: '{reason}',
  },
  'frame/bad-answer': {
    title: '出了点问题',
    userMessage: '钱包返回了意外的响应。请重试。',
  },
  'frame/restarted': {
    title: '钱包已重启',
    userMessage: '钱包在响应前重启了。未发送任何内容。',
  },
  'frame/unsure': {
    title: '钱包已重启',
    userMessage: '钱包在响应前重启了。请先核实，再重试。',
  },
  'frame/not-allowed': {
    title: '不允许此操作',
    userMessage: '不允许所请求的 RPC 调用。',
  },
  'frame/version': {
    title: '不支持此钱包版本',
    userMessage: notSetUp,
  },
  'frame/same-origin': {
    title: '钱包与应用同源',
    userMessage: notSetUp,
  },
  'frame/busy': {
    title: '请求过于频繁',
    userMessage: '请求过多。请稍候重试。',
  },
  'frame/cooldown': {
    title: '请稍候',
    userMessage: '请在 {seconds} 秒后重试。',
  },
  'frame/signed-out': {
    title: '请重新登录',
    userMessage: '您的钱包会话已结束。请重新登录。',
  },
  'frame/not-placed': {
    title: '钱包不可用',
    userMessage: notSetUp,
  },
} satisfies TranslatedFeatureErrors
