import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in French. */
export const receive = {
  receive: {
    title: 'Recevoir',
    code: 'Code QR de votre adresse',
    noCode: 'Le code QR n’a pas pu s’afficher. Copiez plutôt l’adresse.',
    how: 'Copiez l’adresse, ou scannez le code avec le portefeuille qui envoie.',
    networks: {
      one: 'Uniquement sur {count} réseau',
      many: 'Uniquement sur ces {count} réseaux',
      other: 'Uniquement sur ces {count} réseaux',
    },
  },
  compatible: {
    title: 'Réseaux compatibles',
    note: 'Envoyez sur l’un de ces réseaux. Ce qui arrive sur un autre n’apparaît pas dans cette app.',
    list: 'Réseaux',
    testnet: 'Réseau de test',
  },
  receiveAction: { label: 'Recevoir' },
} satisfies TranslatedFeature<typeof manifest>
