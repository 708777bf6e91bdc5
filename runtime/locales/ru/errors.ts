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
  'wallet/restarted': {
    title: 'Кошелёк перезапущен',
    message: '{wallet} был обновлён или перезапущен, и эта страница его потеряла.',
    fix: 'Перезагрузите страницу и попробуйте снова.',
  },
  'wallet/missing': {
    title: 'Кошелёк не найден',
    message: '{wallet} отсутствует на этой странице.',
    fix: 'Включите его в браузере и перезагрузите страницу.',
  },
  'wallet/failed': {
    title: 'Ошибка кошелька',
    message: 'Ответ {wallet}: {detail}',
    fix: 'Попробуйте снова или используйте другой кошелёк.',
  },
  'wallet/needs-owners': {
    title: 'Нужно подтверждение других владельцев',
    message: 'Запрос записан в {wallet} и вступит в силу, когда его подтвердит достаточно владельцев.',
    fix: 'Попросите других владельцев подтвердить его и попробуйте снова.',
  },
  'wallet/popup-blocked': {
    title: 'Окно заблокировано',
    message: 'Браузер не дал {wallet} открыть окно.',
    fix: 'Попробуйте снова и разрешите всплывающие окна для этого сайта, если блокировка останется.',
  },
  'wallet/popup-cut-off': {
    title: 'Окно не может ответить',
    message: 'Окно {wallet} открылось, но эта страница отдаётся так, что другие окна не могут ей ответить.',
    fix: 'Отдавайте страницу с Cross-Origin-Opener-Policy: same-origin-allow-popups.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect не загрузился',
    message: 'Не удалось загрузить пакет @walletconnect/sign-client: {detail}',
    fix: 'Проверьте соединение и попробуйте снова; установите пакет, если его нет в приложении.',
  },
  'wallet/no-connector': {
    title: 'WalletConnect не готов',
    message: 'WalletConnectConnector не найден.',
    fix: 'Включите walletConnect в modal.config.ts, с services.relay и сетью этого семейства.',
  },
  'wallet/no-chains': {
    title: 'Нет общей сети',
    message: 'Кошелёк не поддерживает ни одну из запрошенных сетей.',
    fix: 'Подключитесь снова и разрешите в кошельке сеть этого приложения или возьмите другой кошелёк.',
  },
  'wallet/pairing-expired': {
    title: 'Срок кода истёк',
    message: 'Никто не подключился по коду, пока он действовал.',
    fix: 'Попробуйте снова и отсканируйте новый код в течение четырёх минут.',
  },
  'wallet/session-ended': {
    title: 'Сеанс завершён',
    message: 'Сеанс с {wallet} завершён.',
    fix: 'Подключите кошелёк снова.',
  },
  'relay/unreachable': {
    title: 'Ретранслятор недоступен',
    message: 'Ретранслятор WalletConnect по адресу {url} не ответил: {detail}',
    fix: 'Проверьте соединение и попробуйте снова.',
  },
  'relay/origin': {
    title: 'Неверная настройка приложения',
    message: 'Ретранслятор WalletConnect отказал этой странице: её источника нет в списке разрешённых.',
    fix: 'Добавьте источник страницы в список разрешённых для идентификатора проекта.',
  },
  'relay/project-id': {
    title: 'Неверный идентификатор проекта',
    message: 'Ретранслятор WalletConnect не знает идентификатор проекта этого приложения.',
    fix: 'Исправьте projectId в modal.config.ts.',
  },
  'relay/clock': {
    title: 'Сеанс истёк',
    message: 'Ретранслятор WalletConnect отклонил сеанс, потому что часы этого устройства идут неверно.',
    fix: 'Проверьте время на устройстве и подключитесь снова.',
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
  'backend/unreachable': {
    title: 'Сервер недоступен',
    message: 'Сервер {host} не ответил: {detail}',
    fix: 'Проверьте соединение и попробуйте снова.',
  },
  'backend/project-id': {
    title: 'Неверный ID проекта',
    message: 'Сервер не знает ID проекта этого приложения.',
    fix: 'Исправьте projectId в modal.config.ts.',
  },
  'backend/origin': {
    title: 'Неверная настройка приложения',
    message: 'Источника {origin} нет в списке разрешённых: обновите настройки.',
    fix: 'Добавьте источник страницы в список разрешённых для проекта.',
  },
  'backend/rate-limited': {
    title: 'Слишком много запросов',
    message: 'Сервер {host} получил слишком много запросов.',
    fix: 'Подождите немного и попробуйте снова.',
  },
  'backend/failed': {
    title: 'Ошибка сервера',
    message: 'Сервер {host} ответил ошибкой {status}.',
    fix: 'Попробуйте позже.',
  },
  'backend/bad-answer': {
    title: 'Нечитаемый ответ сервера',
    message: 'Ответ сервера {host} на {path} нельзя прочитать.',
    fix: 'Попробуйте позже; сообщите разработчикам, если это повторится.',
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
