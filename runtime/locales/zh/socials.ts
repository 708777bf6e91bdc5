import type { TranslatedFeature } from '../../core/words.js'
import type { socials as manifest } from '../../features/socials/schema.js'

/** The words of logins with a provider, in Chinese. */
export const socials = {
  socialsPart: {
    continue: '使用 {provider} 继续',
    all: '所有登录方式',
  },
  socials: {
    opening: '正在打开 {provider}…',
    blocked: '打开 {provider} 以继续',
    blockedText: '浏览器拦截了窗口。',
    open: '打开 {provider}',
    inWindow: '请在 {provider} 窗口中继续',
    inWindowText: '在那里登录，然后返回这里。',
    away: '请在 {provider} 窗口中完成',
    awayText: '找不到窗口？请用新窗口重试。',
    signingIn: '正在登录…',
    slow: '仍在处理，请稍候…',
    done: '已登录',
    declined: '您没有使用 {provider} 登录',
    declinedText: '请重试，或返回选择其他方式。',
  },
  farcaster: {
    code: '用于登录的二维码',
    noCode: '无法显示二维码。请改为复制链接。',
    scan: '用手机相机扫描',
    copy: '复制链接',
    copied: '链接已复制',
    notCopied: '无法复制链接',
    expired: '二维码已过期',
    renew: '显示新二维码',
    renewed: '新二维码已就绪。5 分钟内有效。',
    preparing: '正在准备…',
    continueIn: '请在 {provider} 中继续',
    inApp: '在那里批准登录，然后返回这里。',
    late: '尚无响应。请重试，并在 5 分钟内批准。',
  },
} satisfies TranslatedFeature<typeof manifest>
