import type { TranslatedErrors } from '../../core/locale.js'

/** The error catalogue, in Russian. */
export const errors = {
  'wallet/rejected': {
    title: 'Запрос отклонён',
    message: 'Запрос отклонён в {wallet}.',
    fix: 'Попробуйте снова и подтвердите запрос в кошельке.',
  },
  'wallet/pending': {
    title: 'Уже есть открытый запрос',
    message: '{wallet} ещё ждёт ответа на предыдущий запрос.',
    fix: 'Откройте кошелёк и ответьте на запрос.',
  },
  'wallet/no-accounts': {
    title: 'Нет доступа к аккаунтам',
    message: 'В ответе {wallet} нет ни одного аккаунта.',
    fix: 'Разблокируйте кошелёк и выберите аккаунт.',
  },
  'wallet/bad-answer': {
    title: 'Непонятный ответ',
    message: 'На {method} от {wallet} пришёл неверный ответ, ожидалось: {expected}.',
    fix: 'Обновите кошелёк или используйте другой.',
  },
  'wallet/unauthorized': {
    title: 'Нет доступа к аккаунту',
    message: '{wallet} не разрешает этому сайту использовать аккаунт.',
    fix: 'Подключитесь снова и выберите аккаунт.',
  },
  'wallet/unsupported': {
    title: 'Кошелёк не поддерживает',
    message: '{wallet} не поддерживает {method}.',
    fix: 'Обновите кошелёк или используйте другой.',
  },
  'wallet/disconnected': {
    title: 'Кошелёк не в сети',
    message: 'У {wallet} пропало соединение с сетью.',
    fix: 'Проверьте кошелёк и попробуйте снова.',
  },
  'wallet/failed': {
    title: 'Ошибка кошелька',
    message: 'Ответ {wallet}: {detail}',
    fix: 'Попробуйте снова или используйте другой кошелёк.',
  },
  'network/not-added': {
    title: 'Сеть не добавлена',
    message: 'В {wallet} нет сети {network}, и она не была добавлена.',
    fix: 'Добавьте сеть в кошельке и переключитесь снова.',
  },
  'network/not-switched': {
    title: 'Сеть не переключена',
    message: 'В {wallet} осталась другая сеть, а не {network}.',
    fix: 'Переключите сеть в кошельке.',
  },
  'network/not-found': {
    title: 'Сеть не найдена',
    message: 'Сети {network} нет в networks в modal.config.ts.',
    fix: 'Добавьте её туда или укажите CAIP-2 ID одной из сетей приложения.',
  },
  'rpc/unreachable': {
    title: 'Сеть недоступна',
    message: 'Ни один узел {network} не ответил: {detail}',
    fix: 'Проверьте соединение или rpcUrls этой сети и попробуйте снова.',
  },
  'rpc/wrong-chain': {
    title: 'Узел другой сети',
    message: 'Узел {url} отвечает за блокчейн {found}, а не за {network}.',
    fix: 'Исправьте rpcUrls этой сети в modal.config.ts.',
  },
  'flow/timeout': {
    title: 'Слишком долго',
    message: 'Нет ответа за {seconds} с: {step}.',
    fix: 'Попробуйте снова.',
  },
  'flow/cancelled': {
    title: 'Отменено',
    message: 'Запрос отменён до получения ответа.',
    fix: 'Начните снова, когда будете готовы.',
  },
  'namespace/unsupported': {
    title: 'Нет таких блокчейнов',
    message: 'Неподдерживаемое пространство имён: {ns}',
    fix: 'Откройте для семейства блокчейнов, которое есть в приложении.',
  },
  'view/not-loaded': {
    title: 'Экран не загрузился',
    message: 'Не удалось загрузить экран {view}.',
    fix: 'Проверьте соединение и попробуйте снова; если приложение обновилось, обновите страницу.',
  },
  'view/unknown': {
    title: 'Такого экрана нет',
    message: 'Нет экрана с названием {view}.',
    fix: 'Откройте один из этих: {views}.',
  },
  'feature/off': {
    title: 'Функция отключена',
    message: 'Функции {feature} нет в этом приложении.',
    fix: 'Добавьте её в modal.config.ts и запустите modal-kit generate.',
  },
  'internal/unknown': {
    title: 'Что-то пошло не так',
    message: '{detail}',
    fix: 'Попробуйте снова; если ошибка повторится, сообщите разработчикам.',
  },
} satisfies TranslatedErrors
