import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in French. */
export const receive = {
  receive: {
    title: 'Recevoir',
    code: 'Code QR de votre adresse',
    noCode: 'Impossible d’afficher le code QR. Copiez plutôt l’adresse.',
    how: 'Scannez avec le portefeuille qui envoie, ou copiez l’adresse.',
    networks: {
      one: 'Fonctionne sur {count} réseau',
      many: 'Fonctionne sur {count} de réseaux',
      other: 'Fonctionne sur {count} réseaux',
    },
  },
  compatible: {
    title: 'Réseaux compatibles',
    note: 'Envoyez uniquement sur ces réseaux. Les actifs envoyés sur d’autres n’apparaîtront pas dans cette app.',
    list: 'Réseaux',
    testnet: 'Réseau de test',
  },
  receiveAction: { label: 'Recevoir' },
} satisfies TranslatedFeature<typeof manifest>
