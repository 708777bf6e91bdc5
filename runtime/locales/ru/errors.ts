import type { TranslatedErrors } from '../../core/locale.js'

const notSetUp = 'Приложение настроено неправильно. Свяжитесь с его командой.'
const onOurSide = 'На нашей стороне что-то пошло не так. Попробуйте позже.'

/** The error catalogue, in Russian. */
export const errors = {
  'wallet/rejected': {
    title: 'Запрос отклонён',
    userMessage: 'Вы отклонили запрос в {wallet}.',
  },
  'wallet/pending': {
    title: 'Запрос ожидает',
    userMessage: 'В {wallet} есть ожидающий запрос. Откройте его, чтобы продолжить.',
  },
  'wallet/no-accounts': {
    title: 'Нет доступа к аккаунтам',
    userMessage: '{wallet} не предоставил аккаунт. Разблокируйте его и выберите аккаунт.',
  },
  'wallet/bad-answer': {
    title: 'Неожиданный ответ',
    userMessage: '{wallet} вернул неожиданный ответ.',
  },
  'wallet/bad-request': {
    title: 'Недопустимый запрос',
    userMessage: notSetUp,
  },
  'wallet/unauthorized': {
    title: 'Нет доступа к аккаунту',
    userMessage: 'Подключитесь снова и выберите аккаунт в {wallet}.',
  },
  'wallet/unsupported': {
    title: 'Не поддерживается',
    userMessage: '{wallet} не поддерживает это действие.',
  },
  'wallet/disconnected': {
    title: 'Кошелёк не в сети',
    userMessage: '{wallet} потерял соединение.',
  },
  'wallet/restarted': {
    title: 'Кошелёк перезапущен',
    userMessage: '{wallet} перезапустился. Обновите страницу и попробуйте снова.',
  },
  'wallet/missing': {
    title: 'Кошелёк не найден',
    userMessage: '{wallet} не включён в этом браузере.',
  },
  'wallet/failed': {
    title: 'Ошибка кошелька',
    userMessage: '{wallet} не смог выполнить запрос.',
  },
  'transaction/expired': {
    title: 'Срок транзакции истёк',
    userMessage: 'Срок действия транзакции истёк. Попробуйте снова.',
  },
  'signature/unverifiable': {
    title: 'Подпись не проверена',
    userMessage: 'Обновите браузер, чтобы продолжить.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect не загрузился',
    userMessage: notSetUp,
  },
  'wallet/no-connector': {
    title: 'WalletConnect не готов',
    userMessage: notSetUp,
  },
  'wallet/no-chains': {
    title: 'Нет общей сети',
    userMessage: 'Подключитесь снова и разрешите одну из сетей приложения.',
  },
  'wallet/pairing-expired': {
    title: 'Срок действия кода истёк',
    userMessage: 'Попробуйте снова и отсканируйте новый код в течение 4 минут.',
  },
  'wallet/session-ended': {
    title: 'Сеанс завершён',
    userMessage: 'Сеанс с {wallet} завершён. Подключитесь снова.',
  },
  'relay/unreachable': {
    title: 'Служба кошельков недоступна',
    userMessage: 'Не удаётся связаться со службой кошельков. Проверьте соединение.',
  },
  'relay/origin': {
    title: 'Неверная настройка приложения',
    userMessage: notSetUp,
  },
  'relay/project-id': {
    title: 'Неверный ID проекта',
    userMessage: notSetUp,
  },
  'relay/clock': {
    title: 'Сеанс истёк',
    userMessage: 'Проверьте время на устройстве и подключитесь снова.',
  },
  'wallet/needs-owners': {
    title: 'Нужно подтверждение других владельцев',
    userMessage: 'Попросите других владельцев {wallet} подтвердить и попробуйте снова.',
  },
  'wallet/popup-blocked': {
    title: 'Окно заблокировано',
    userMessage: 'Разрешите всплывающие окна для этого сайта и попробуйте снова.',
  },
  'wallet/popup-cut-off': {
    title: 'Окно не может ответить',
    userMessage: notSetUp,
  },
  'network/not-added': {
    title: 'Сеть не добавлена',
    userMessage: 'Добавьте {network} в {wallet} и переключитесь снова.',
  },
  'network/not-switched': {
    title: 'Сеть не переключена',
    userMessage: 'Перейдите в сеть {network} в {wallet}.',
  },
  'network/not-found': {
    title: 'Сеть не найдена',
    userMessage: notSetUp,
  },
  'rpc/unreachable': {
    title: 'Сеть недоступна',
    userMessage: 'Не удаётся связаться с сетью {network}.',
  },
  'rpc/wrong-chain': {
    title: 'Неверный узел сети',
    userMessage: notSetUp,
  },
  'backend/unreachable': {
    title: 'Сервер недоступен',
    userMessage: 'Не удаётся связаться с сервером. Проверьте соединение.',
  },
  'backend/project-id': {
    title: 'Неверный ID проекта',
    userMessage: notSetUp,
  },
  'backend/origin': {
    title: 'Неверная настройка приложения',
    userMessage: notSetUp,
  },
  'backend/rate-limited': {
    title: 'Слишком много запросов',
    userMessage: 'Слишком много запросов. Подождите немного и попробуйте снова.',
  },
  'backend/failed': {
    title: 'Ошибка сервера',
    userMessage: onOurSide,
  },
  'backend/bad-answer': {
    title: 'Неожиданный ответ сервера',
    userMessage: onOurSide,
  },
  'flow/timeout': {
    title: 'Время ожидания истекло',
    userMessage: 'Это занимает больше времени, чем ожидалось. Попробуйте снова.',
  },
  'flow/cancelled': {
    title: 'Отменено',
    userMessage: 'Начните снова, когда будете готовы.',
  },
  'namespace/unsupported': {
    title: 'Тип сети не поддерживается',
    userMessage: notSetUp,
  },
  'view/not-loaded': {
    title: 'Не удалось загрузить',
    userMessage: 'Проверьте соединение и попробуйте снова.',
  },
  'view/unknown': {
    title: 'Экран недоступен',
    userMessage: notSetUp,
  },
  'feature/off': {
    title: 'Функция отключена',
    userMessage: notSetUp,
  },
  'internal/unknown': {
    title: 'Что-то пошло не так',
    userMessage: 'Попробуйте снова или обратитесь в поддержку, если это повторится.',
  },
} satisfies TranslatedErrors
