import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { email as manifest } from '../../features/email/schema.js'

/** The words of signing in with an e-mail address, in Russian. */
export const email = {
  emailPart: {
    email: 'Адрес эл. почты',
    submit: 'Продолжить по почте',
  },
  email: {
    title: 'Вход по почте',
    how: 'Отправим код на почту.',
    noPassword: 'Пароль не нужен.',
    next: 'Продолжить',
    sending: 'Отправляем письмо…',
    slow: 'Ещё немного. Подождите…',
    signingIn: 'Входим…',
    invalid: 'Введите адрес полностью, например name@example.com.',
    cooldown: 'Повторите попытку через {seconds} с',
    linked: 'Вы уже вошли по почте.',
    other: 'Указать другую почту',
    inbox: 'Проверьте почту',
    approve: 'Подтвердите вход',
    approveText: 'Откройте ссылку из письма на {email}.',
    choose: 'Выберите {number} в письме',
    chooseText: 'Письмо отправлено на {email}.',
    approved: 'Подтверждено. Введите код из письма.',
    enter: 'Введите код',
    code: 'Введите 6-значный код, отправленный на {email}',
    valid: 'Код действует 10 минут.',
    checking: 'Проверяем код…',
    wrong: '{reason}. Попробуйте снова.',
    done: 'Вход выполнен',
    missing: 'Письма нет?',
    resend: 'Отправить снова',
    resendIn: 'Отправить снова через {seconds} с',
    resent: 'Новое письмо отправлено',
  },
  emailChange: {
    title: 'Изменить почту',
    present: 'Текущая почта: {email}',
    how: 'Отправим код, чтобы подтвердить изменение.',
    field: 'Новый адрес почты',
    save: 'Сохранить',
    same: 'Эта почта уже указана.',
    confirmPresent: 'Подтвердите текущую почту',
    confirmNext: 'Подтвердите новую почту',
    codeOfPresent: 'Введите 6-значный код, отправленный на текущую почту',
    wrongWay: 'Что-то не так?',
    startOver: 'Начать заново',
    changed: 'Почта изменена',
  },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of signing in with an e-mail address, in Russian. */
export const emailErrors = {
  'email/invalid': {
    title: 'Проверьте адрес эл. почты',
    userMessage: 'Введите адрес полностью, например name@example.com.',
  },
} satisfies TranslatedFeatureErrors
