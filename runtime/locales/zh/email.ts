import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { email as manifest } from '../../features/email/schema.js'

/** The words of signing in with an e-mail address, in Chinese. */
export const email = {
  emailPart: {
    email: '电子邮箱地址',
    submit: '使用邮箱继续',
  },
  email: {
    title: '使用邮箱登录',
    how: '我们会通过邮件发送验证码。',
    noPassword: '无需密码。',
    next: '继续',
    sending: '正在发送邮件…',
    slow: '仍在处理，请稍候…',
    signingIn: '正在登录…',
    invalid: '请输入完整地址，例如 name@example.com。',
    cooldown: '请在 {seconds} 秒后重试',
    linked: '您已使用邮箱登录。',
    other: '使用其他邮箱',
    inbox: '查看您的邮箱',
    approve: '批准此次登录',
    approveText: '请打开发送至 {email} 的链接。',
    choose: '在邮件中选择 {number}',
    chooseText: '邮件已发送至 {email}。',
    approved: '已批准。请输入邮件中的验证码。',
    enter: '输入验证码',
    code: '输入发送至 {email} 的 6 位验证码',
    valid: '验证码将在 10 分钟后失效。',
    checking: '正在检查验证码…',
    wrong: '{reason}。请重试。',
    done: '已登录',
    missing: '没有收到？',
    resend: '重新发送',
    resendIn: '{seconds} 秒后可重新发送',
    resent: '新邮件已发送',
  },
  emailChange: {
    title: '更改您的邮箱',
    present: '当前邮箱：{email}',
    how: '我们会通过邮件发送验证码来确认更改。',
    field: '新邮箱地址',
    save: '保存',
    same: '这已是您当前的邮箱。',
    confirmPresent: '确认当前邮箱',
    confirmNext: '确认新邮箱',
    codeOfPresent: '输入当前邮箱收到的 6 位验证码',
    wrongWay: '遇到问题？',
    startOver: '重新开始',
    changed: '邮箱已更改',
  },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of signing in with an e-mail address, in Chinese. */
export const emailErrors = {
  'email/invalid': {
    title: '请检查邮箱地址',
    userMessage: '请输入完整地址，例如 name@example.com。',
  },
} satisfies TranslatedFeatureErrors
