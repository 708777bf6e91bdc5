import type { TranslatedFeature } from '../../core/words.js'
import type { socials as manifest } from '../../features/socials/schema.js'

/** The words of logins with a provider, in Russian. */
export const socials = {
  socialsPart: {
    continue: 'Продолжить через {provider}',
    all: 'Все способы входа',
  },
  socials: {
    opening: 'Открываем {provider}…',
    blocked: 'Откройте {provider}, чтобы продолжить',
    blockedText: 'Браузер заблокировал окно.',
    open: 'Открыть {provider}',
    inWindow: 'Продолжите в окне {provider}',
    inWindowText: 'Войдите там и вернитесь сюда.',
    away: 'Завершите в окне {provider}',
    awayText: 'Не видите его? Попробуйте снова в новом окне.',
    signingIn: 'Входим…',
    slow: 'Ещё немного. Подождите…',
    done: 'Вход выполнен',
    declined: 'Вы не вошли через {provider}',
    declinedText: 'Попробуйте снова или вернитесь к другим способам.',
  },
  farcaster: {
    code: 'QR-код для входа',
    noCode: 'Не удалось показать код. Скопируйте ссылку.',
    scan: 'Отсканируйте камерой телефона',
    copy: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    notCopied: 'Не удалось скопировать ссылку',
    expired: 'Срок действия кода истёк',
    renew: 'Показать новый код',
    renewed: 'Новый код готов. Действует 5 минут.',
    preparing: 'Подготовка…',
    continueIn: 'Продолжите в {provider}',
    inApp: 'Подтвердите вход там и вернитесь сюда.',
    late: 'Ответа пока нет. Попробуйте снова и подтвердите в течение 5 минут.',
  },
} satisfies TranslatedFeature<typeof manifest>
