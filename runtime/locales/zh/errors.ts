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
  'wallet/restarted': {
    title: '钱包已重启',
    message: '{wallet} 已更新或重启，此页面与它失去了连接。',
    fix: '重新加载页面，然后再试一次。',
  },
  'wallet/missing': {
    title: '未找到钱包',
    message: '{wallet} 不在此页面上。',
    fix: '在浏览器中启用它并重新加载页面。',
  },
  'wallet/failed': {
    title: '钱包出错',
    message: '{wallet} 返回：{detail}',
    fix: '请重试或使用其他钱包。',
  },
  'wallet/needs-owners': {
    title: '需要其他所有者确认',
    message: '{wallet} 已记录该请求，待足够多的所有者确认后生效。',
    fix: '请让其他所有者确认，然后重试。',
  },
  'wallet/popup-blocked': {
    title: '窗口被拦截',
    message: '浏览器不允许 {wallet} 打开窗口。',
    fix: '请重试；如果仍被拦截，请允许此网站弹出窗口。',
  },
  'wallet/popup-cut-off': {
    title: '窗口无法回应',
    message: '{wallet} 已打开，但此页面的提供方式使其他窗口无法回应它。',
    fix: '请在提供页面时加上 Cross-Origin-Opener-Policy: same-origin-allow-popups。',
  },
  'wallet/not-installed': {
    title: 'WalletConnect 未加载',
    message: '无法加载软件包 @walletconnect/sign-client：{detail}',
    fix: '检查网络后重试；如果应用中缺少该软件包，请安装。',
  },
  'wallet/no-connector': {
    title: 'WalletConnect 尚未就绪',
    message: '未找到 WalletConnectConnector。',
    fix: '在 modal.config.ts 中开启 walletConnect，并配置 services.relay 和该链类型的网络。',
  },
  'wallet/no-chains': {
    title: '没有共同的网络',
    message: '连接器不支持所请求的任何网络。',
    fix: '重新连接并在钱包中允许此应用的网络，或使用其他钱包。',
  },
  'wallet/pairing-expired': {
    title: '二维码已过期',
    message: '在过期之前没有人用此二维码连接。',
    fix: '请重试，并在四分钟内扫描新的二维码。',
  },
  'wallet/session-ended': {
    title: '会话已结束',
    message: '与 {wallet} 的会话已结束。',
    fix: '重新连接钱包。',
  },
  'relay/unreachable': {
    title: '无法访问中继',
    message: '位于 {url} 的 WalletConnect 中继没有响应：{detail}',
    fix: '检查网络后重试。',
  },
  'relay/origin': {
    title: '应用配置无效',
    message: 'WalletConnect 中继拒绝了此页面：其来源不在允许列表中。',
    fix: '把页面的来源加入项目 ID 的允许列表。',
  },
  'relay/project-id': {
    title: '项目 ID 无效',
    message: 'WalletConnect 中继不认识此应用的项目 ID。',
    fix: '更正 modal.config.ts 中的 projectId。',
  },
  'relay/clock': {
    title: '会话已过期',
    message: '由于此设备的时钟不准，WalletConnect 中继拒绝了会话。',
    fix: '检查设备的时间设置，然后重新连接。',
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
  'backend/unreachable': {
    title: '无法连接服务器',
    message: '服务器 {host} 没有响应：{detail}',
    fix: '请检查网络连接后重试。',
  },
  'backend/project-id': {
    title: '项目 ID 无效',
    message: '服务器不认识此应用的项目 ID。',
    fix: '请更正 modal.config.ts 中的 projectId。',
  },
  'backend/origin': {
    title: '应用配置无效',
    message: '来源 {origin} 不在允许列表中：请更新配置。',
    fix: '请将页面来源添加到项目的允许列表。',
  },
  'backend/rate-limited': {
    title: '请求过于频繁',
    message: '对服务器 {host} 的请求过于频繁。',
    fix: '请稍等片刻后重试。',
  },
  'backend/failed': {
    title: '服务器错误',
    message: '服务器 {host} 出错，状态码 {status}。',
    fix: '请稍后重试。',
  },
  'backend/bad-answer': {
    title: '服务器响应无法读取',
    message: '服务器 {host} 对 {path} 的响应无法读取。',
    fix: '请稍后重试；若持续出现，请告知开发者。',
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
