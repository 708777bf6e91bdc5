import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Russian. */
export const multiWallet = {
  multiWallet: {
    title: 'Кошельки',
    connected: 'Подключены',
    before: 'Были подключены',
    current: 'Используется',
    use: 'Выбрать',
    useWallet: 'Выбрать {wallet}',
    connect: 'Подключить',
    connectWallet: 'Подключить {wallet}',
    disconnectWallet: 'Отключить {wallet}',
    removeWallet: 'Убрать {wallet} из списка',
    away: 'Нет в этом браузере',
    more: '{address} и ещё {count}',
    payment: '{address} для платежей',
    ordinal: '{address} для ординалов',
    none: 'Кошелёк не подключён',
    add: 'Добавить кошелёк',
    addFor: 'Добавить кошелёк для {namespace}',
    disconnectAll: 'Отключить все',
    asking: 'Переход на {wallet}',
    switched: 'Теперь используется {wallet}',
    disconnected: '{wallet} отключён',
    allDisconnected: 'Все кошельки отключены',
    removed: '{wallet} больше нет в списке',
    notSwitched: 'Не удалось перейти на {wallet}',
    notDisconnected: 'Не удалось отключить {wallet}',
  },
} satisfies TranslatedFeature<typeof manifest>
