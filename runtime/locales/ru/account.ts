import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Russian. */
export const account = {
  account: {
    title: 'Аккаунт',
    wallet: 'Подключено через {wallet}',
    balance: 'Баланс',
    loadingBalance: 'Баланс загружается',
    balanceFailed: 'Баланс токенов недоступен',
    balanceHint: 'Баланс сейчас недоступен',
    asOf: 'Обновлено {time}',
    balanceRetry: 'Новая попытка каждые 30 секунд',
    unsupportedHint: 'В кошельке выбрана сеть, которую это приложение не использует.',
    wallets: 'Кошельки',
    explorer: 'Обозреватель',
    disconnect: 'Отключить',
    network: 'Сеть: {network}',
  },
  tokens: {
    tabs: 'Активы и операции',
    tokens: 'Токены',
    total: 'Всего',
    loading: 'Токены загружаются',
    small: 'Показать малые остатки ({count})',
    spam: 'Похоже на спам ({count})',
    spamHint: 'Цена неизвестна, а в названии ссылка или предложение. Не переходите по ней.',
    empty: 'Токенов пока нет',
    emptyHint: 'Здесь появятся токены, полученные в этой сети.',
    more: 'Показать ещё (осталось {count})',
    unnamed: 'Токен без названия',
    retry: 'Повторить',
    receive: 'Получить',
  },
  address: {
    copy: 'Скопировать адрес {address}',
    copied: 'Адрес скопирован',
    notCopied: 'Не удалось скопировать адрес',
  },
} satisfies TranslatedFeature<typeof manifest>
