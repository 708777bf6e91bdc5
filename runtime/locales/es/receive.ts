import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Spanish. */
export const receive = {
  receive: {
    title: 'Recibir',
    code: 'Código QR de tu dirección',
    noCode: 'No se pudo mostrar el código QR. Copia la dirección en su lugar.',
    how: 'Escanea con la billetera que envía o copia la dirección.',
    networks: {
      one: 'Funciona en {count} red',
      many: 'Funciona en {count} de redes',
      other: 'Funciona en {count} redes',
    },
  },
  compatible: {
    title: 'Redes compatibles',
    note: 'Envía solo por estas redes. Los activos enviados por otras no aparecerán en esta app.',
    list: 'Redes',
    testnet: 'Red de prueba',
  },
  receiveAction: { label: 'Recibir' },
} satisfies TranslatedFeature<typeof manifest>
