import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Russian. */
export const multiWallet = {
  multiWallet: {
    title: 'Кошельки',
    connected: 'Подключены',
    before: 'Ранее подключённые',
    current: 'Активен',
    use: 'Перейти',
    useWallet: 'Перейти на {wallet}',
    connect: 'Подключить',
    connectWallet: 'Подключить {wallet}',
    disconnectWallet: 'Отключить {wallet}',
    removeWallet: 'Убрать {wallet}',
    away: 'Здесь не установлен',
    payment: '{address} для платежей',
    ordinal: '{address} для ординалов',
    none: 'Кошелёк не подключён',
    noneText: 'Ваши кошельки появятся здесь.',
    add: 'Добавить кошелёк',
    addFor: 'Добавить кошелёк для {namespace}',
    disconnectAll: 'Отключить все',
    disconnectSure: 'Отключить все кошельки?',
    cancel: 'Отмена',
    asking: 'Переход на {wallet}…',
    switched: 'Выбран {wallet}',
    disconnected: '{wallet} отключён',
    allDisconnected: 'Все кошельки отключены',
    removed: '{wallet} убран',
    notSwitched: 'Не удалось перейти на {wallet}',
    notDisconnected: 'Не удалось отключить {wallet}',
  },
  multiWalletAction: { label: 'Кошельки' },
} satisfies TranslatedFeature<typeof manifest>
