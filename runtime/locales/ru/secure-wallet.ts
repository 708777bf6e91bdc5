import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

const notSetUp = 'Приложение настроено неправильно. Свяжитесь с его командой.'

/** The words of the embedded wallet, in Russian. */
export const secureWallet = {
  secureWallet: {
    title: 'Подтвердите в кошельке',
    how: 'Проверьте данные в кошельке, затем подтвердите или отмените там.',
    slow: 'Кошелёк ещё загружается…',
    cancel: 'Отменить запрос',
    window: 'Открыть окно кошелька',
    blocked: 'Браузер заблокировал окно кошелька. Откройте его, чтобы продолжить.',
    refused: 'Действие не разрешено',
    refusedText: 'Приложение запросило то, чего ваш кошелёк никогда не делает.',
    back: 'Назад',
  },
  walletSettings: {
    title: 'Настройки кошелька',
    signedIn: 'Вход выполнен как',
    signedInWith: 'Вход через {provider}',
    email: 'Почта',
    edit: 'Изменить',
    kept: 'Ваши ключи хранит',
    keptText: 'Приложение не может видеть или использовать их без вашего согласия.',
    type: 'Тип аккаунта',
    smart: 'Смарт-аккаунт',
    smartText: 'Новый вид. Его принимают не все приложения.',
    plain: 'Обычный аккаунт',
    plainText: 'Работает с большинством приложений.',
    changing: 'Смена аккаунта…',
    changed: 'Аккаунт изменён',
    notChanged: 'Не удалось изменить тип аккаунта.',
    manage: 'Управлять кошельком',
    exportKeys: 'Экспортировать ключи',
  },
  walletAction: { label: 'Настройки' },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of the embedded wallet, in Russian. */
export const secureWalletErrors = {
  'frame/blocked': {
    title: 'Кошелёк недоступен',
    userMessage: 'Встроенный кошелёк недоступен на этом сайте.',
  },
  'frame/not-loaded': {
    title: 'Кошелёк не загрузился',
    userMessage: 'Ошибка сети: не удалось загрузить встроенный кошелёк.',
  },
  'frame/timed-out': {
    title: 'Время ожидания встроенного кошелька истекло',
    userMessage: 'Кошелёк не ответил вовремя. Попробуйте снова.',
  },
  'frame/aborted': {
    title: 'Запрос прерван',
    userMessage: 'Начните снова, когда будете готовы.',
  },
  'frame/stopped': {
    title: 'Что-то пошло не так',
    userMessage: 'Кошелёк был закрыт. Попробуйте снова.',
  },
  'frame/refused': {
    title: 'Кошелёк отклонил запрос',
    userMessage: '{reason}',
  },
  'frame/bad-answer': {
    title: 'Что-то пошло не так',
    userMessage: 'Кошелёк вернул неожиданный ответ. Попробуйте снова.',
  },
  'frame/restarted': {
    title: 'Кошелёк перезапущен',
    userMessage: 'Кошелёк перезапустился, не успев ответить. Ничего не отправлено.',
  },
  'frame/unsure': {
    title: 'Кошелёк перезапущен',
    userMessage: 'Кошелёк перезапустился, не успев ответить. Проверьте, прежде чем пробовать снова.',
  },
  'frame/not-allowed': {
    title: 'Действие не разрешено',
    userMessage: 'Запрошенный вызов RPC не разрешён.',
  },
  'frame/version': {
    title: 'Версия кошелька не поддерживается',
    userMessage: notSetUp,
  },
  'frame/same-origin': {
    title: 'Кошелёк на адресе приложения',
    userMessage: notSetUp,
  },
  'frame/busy': {
    title: 'Слишком много запросов',
    userMessage: 'Слишком много запросов. Подождите немного и попробуйте снова.',
  },
  'frame/cooldown': {
    title: 'Подождите немного',
    userMessage: 'Повторите попытку через {seconds} с.',
  },
  'frame/signed-out': {
    title: 'Войдите снова',
    userMessage: 'Сеанс кошелька завершён. Войдите снова.',
  },
  'frame/not-placed': {
    title: 'Кошелёк недоступен',
    userMessage: notSetUp,
  },
} satisfies TranslatedFeatureErrors
