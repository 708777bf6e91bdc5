import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Russian. */
export const receive = {
  receive: {
    title: 'Получить',
    code: 'QR-код вашего адреса',
    noCode: 'Не удалось нарисовать QR-код. Скопируйте адрес.',
    how: 'Скопируйте адрес или отсканируйте код кошельком, с которого отправляете.',
    networks: {
      one: 'Только в {count} сети',
      few: 'Только в этих {count} сетях',
      many: 'Только в этих {count} сетях',
      other: 'Только в этих {count} сетях',
    },
  },
  compatible: {
    title: 'Совместимые сети',
    note: 'Отправляйте в одной из этих сетей. То, что придёт в другой, не появится в этом приложении.',
    list: 'Сети',
    testnet: 'Тестовая сеть',
  },
  receiveAction: { label: 'Получить' },
} satisfies TranslatedFeature<typeof manifest>
