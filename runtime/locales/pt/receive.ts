import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Portuguese. */
export const receive = {
  receive: {
    title: 'Receber',
    code: 'Código QR do seu endereço',
    noCode: 'Não foi possível mostrar o código QR. Copie o endereço.',
    how: 'Leia com a carteira que vai enviar ou copie o endereço.',
    networks: {
      one: 'Funciona em {count} rede',
      many: 'Funciona em {count} de redes',
      other: 'Funciona em {count} redes',
    },
  },
  compatible: {
    title: 'Redes compatíveis',
    note: 'Envie apenas por estas redes. Ativos enviados por outras não vão aparecer neste app.',
    list: 'Redes',
    testnet: 'Rede de teste',
  },
  receiveAction: { label: 'Receber' },
} satisfies TranslatedFeature<typeof manifest>
