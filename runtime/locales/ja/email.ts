import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { email as manifest } from '../../features/email/schema.js'

/** The words of signing in with an e-mail address, in Japanese. */
export const email = {
  emailPart: {
    email: 'メールアドレス',
    submit: 'メールで続ける',
  },
  email: {
    title: 'メールでサインイン',
    how: 'メールでコードを送ります。',
    noPassword: 'パスワードは不要です。',
    next: '続ける',
    sending: 'メールを送信しています…',
    slow: '処理を続けています。少しお待ちください…',
    signingIn: 'サインインしています…',
    invalid: 'name@example.comのように、アドレス全体を入力してください。',
    cooldown: '{seconds}秒後にもう一度お試しください',
    linked: 'すでにメールでサインインしています。',
    other: '別のメールアドレスを使う',
    inbox: 'メールを確認',
    approve: 'サインインを承認',
    approveText: '{email}に送ったリンクを開いてください。',
    choose: 'メールで{number}を選択',
    chooseText: '{email}に送りました。',
    approved: '承認されました。メールのコードを入力してください。',
    enter: 'コードを入力',
    code: '{email}に送った6桁のコードを入力',
    valid: 'コードの有効期限は10分です。',
    checking: 'コードを確認しています…',
    wrong: '{reason}。もう一度お試しください。',
    done: 'サインインしました',
    missing: '届きませんか？',
    resend: '再送信',
    resendIn: '{seconds}秒後に再送信',
    resent: '新しいメールを送りました',
  },
  emailChange: {
    title: 'メールアドレスを変更',
    present: '現在のメール: {email}',
    how: '変更を確認するコードをメールで送ります。',
    field: '新しいメールアドレス',
    save: '保存',
    same: 'すでにこのメールアドレスです。',
    confirmPresent: '現在のメールアドレスを確認',
    confirmNext: '新しいメールアドレスを確認',
    codeOfPresent: '現在のメールアドレスに届いた6桁のコードを入力',
    wrongWay: 'うまくいきませんか？',
    startOver: '最初からやり直す',
    changed: 'メールアドレスを変更しました',
  },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of signing in with an e-mail address, in Japanese. */
export const emailErrors = {
  'email/invalid': {
    title: 'メールアドレスを確認してください',
    userMessage: 'name@example.comのように、アドレス全体を入力してください。',
  },
} satisfies TranslatedFeatureErrors
