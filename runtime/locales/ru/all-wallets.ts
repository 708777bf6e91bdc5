import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Russian. */
export const allWallets = {
  moreWallets: { title: 'Все кошельки' },
  allWallets: {
    list: 'Доступные кошельки',
    loading: 'Загрузка кошельков',
    search: 'Поиск кошельков',
    clear: 'Очистить поиск',
    results: {
      one: 'Найден {count} кошелёк',
      few: 'Найдено {count} кошелька',
      many: 'Найдено {count} кошельков',
      other: 'Найдено {count} кошелька',
    },
    certified: 'Только сертифицированные',
    certifiedOn: 'Показаны кошельки с сертификатом WalletConnect',
    code: 'Показать QR-код',
    installed: 'Установлен',
    none: 'Кошельки не найдены',
    noneText: 'Попробуйте другое название или отсканируйте QR-код любым кошельком.',
    emptyText: 'Отсканируйте QR-код любым кошельком, чтобы подключиться.',
    cut: 'Некоторые кошельки не удалось загрузить.',
    retry: 'Повторить',
  },
} satisfies TranslatedFeature<typeof manifest>
