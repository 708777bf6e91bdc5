import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Russian. */
export const allWallets = {
  allWallets: {
    title: 'Все кошельки',
    list: 'Доступные кошельки',
    loading: 'Кошельки загружаются',
    search: 'Поиск кошельков',
    clear: 'Очистить поиск',
    results: {
      one: 'Найден {count} кошелёк',
      few: 'Найдено {count} кошелька',
      many: 'Найдено {count} кошельков',
      other: 'Найдено {count} кошелька',
    },
    certified: 'Только сертифицированные кошельки',
    certifiedOn: 'Показаны только кошельки, сертифицированные для WalletConnect',
    code: 'Показать QR-код',
    installed: 'Установлен',
    none: 'Нет кошелька по запросу «{query}»',
    nothing: 'Нет кошельков',
    noneText: 'Попробуйте другое название или подключите любой кошелёк по QR-коду.',
    cut: 'Не все кошельки удалось загрузить.',
    retry: 'Повторить',
  },
} satisfies TranslatedFeature<typeof manifest>
