import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Russian. */
export const receive = {
  receive: {
    title: 'Получить',
    code: 'QR-код вашего адреса',
    noCode: 'Не удалось показать QR-код. Скопируйте адрес.',
    how: 'Отсканируйте кошельком отправителя или скопируйте адрес.',
    networks: {
      one: 'Работает в {count} сети',
      few: 'Работает в {count} сетях',
      many: 'Работает в {count} сетях',
      other: 'Работает в {count} сетях',
    },
  },
  compatible: {
    title: 'Совместимые сети',
    note: 'Отправляйте только в этих сетях. Активы, отправленные в других, не появятся в приложении.',
    list: 'Сети',
    testnet: 'Тестовая сеть',
  },
  receiveAction: { label: 'Получить' },
} satisfies TranslatedFeature<typeof manifest>
