import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

/** The words of the embedded wallet, in Russian. */
export const secureWallet = {
  secureWallet: {
    title: 'Подтвердите в кошельке',
    how: 'Проверьте данные в кошельке, затем подтвердите или отмените там.',
    cancel: 'Отменить запрос',
    window: 'Открыть окно кошелька',
    blocked: 'Браузер заблокировал окно кошелька. Откройте его, чтобы продолжить.',
    refused: 'Действие не разрешено',
    refusedText: 'Приложение запросило то, чего ваш кошелёк никогда не делает.',
    back: 'Назад',
  },
} satisfies TranslatedFeature<typeof manifest>
