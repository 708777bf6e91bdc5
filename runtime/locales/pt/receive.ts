import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Portuguese. */
export const receive = {
  receive: {
    title: 'Receber',
    code: 'Código QR do seu endereço',
    noCode: 'Não foi possível mostrar o código QR. Copie o endereço.',
    how: 'Copie o endereço ou leia o código com a carteira que vai enviar.',
    networks: {
      one: 'Apenas em {count} rede',
      many: 'Apenas nestas {count} redes',
      other: 'Apenas nestas {count} redes',
    },
  },
  compatible: {
    title: 'Redes compatíveis',
    note: 'Envie por uma destas redes. O que chega por outra não aparece neste app.',
    list: 'Redes',
    testnet: 'Rede de teste',
  },
  receiveAction: { label: 'Receber' },
} satisfies TranslatedFeature<typeof manifest>
