import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Russian. */
export const account = {
  account: {
    title: 'Аккаунт',
    wallet: 'Подключено через {wallet}',
    balance: 'Баланс',
    loadingBalance: 'Загрузка баланса',
    balanceFailed: 'Баланс токенов недоступен',
    balanceHint: 'Баланс недоступен',
    asOf: 'Обновлено {time}',
    balanceRetry: 'Повтор каждые 30 секунд',
    unsupportedHint: 'Приложение не поддерживает текущую сеть вашего кошелька.',
    explorer: 'Открыть в обозревателе',
    explorerShort: 'Эксплорер',
    disconnect: 'Отключить',
    more: 'Ещё',
    network: 'Сеть: {network}',
  },
  tokens: {
    tabs: 'Активы и операции',
    tokens: 'Токены',
    total: 'Всего',
    loading: 'Загрузка токенов',
    failed: 'Не удалось загрузить токены',
    small: 'Показать малые остатки ({count})',
    spam: 'Возможный спам ({count})',
    spamHint: 'У этих токенов нет цены, и они рекламируют ссылку. Не открывайте её.',
    empty: 'Токенов пока нет',
    emptyHint: 'Здесь появятся токены, которые вы получите в этой сети.',
    more: 'Показать ещё {count}',
    unnamed: 'Неизвестный токен',
    retry: 'Повторить',
    receive: 'Получить',
  },
  address: {
    copy: 'Скопировать адрес {address}',
    copied: 'Адрес скопирован',
    notCopied: 'Не удалось скопировать адрес',
  },
} satisfies TranslatedFeature<typeof manifest>
