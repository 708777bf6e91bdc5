import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Spanish. */
export const receive = {
  receive: {
    title: 'Recibir',
    code: 'Código QR de tu dirección',
    noCode: 'No se pudo mostrar el código QR. Copia la dirección en su lugar.',
    how: 'Copia la dirección o escanea el código con la billetera desde la que envías.',
    networks: {
      one: 'Solo en esta red',
      many: 'Solo en estas {count} redes',
      other: 'Solo en estas {count} redes',
    },
  },
  compatible: {
    title: 'Redes compatibles',
    note: 'Envía por una de estas redes. Lo que llega por otra no aparece en esta app.',
    list: 'Redes',
    testnet: 'Red de prueba',
  },
  receiveAction: { label: 'Recibir' },
} satisfies TranslatedFeature<typeof manifest>
