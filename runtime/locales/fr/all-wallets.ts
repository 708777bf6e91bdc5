import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in French. */
export const allWallets = {
  moreWallets: { title: 'Tous les portefeuilles' },
  allWallets: {
    list: 'Portefeuilles disponibles',
    loading: 'Chargement des portefeuilles',
    search: 'Rechercher un portefeuille',
    clear: 'Effacer la recherche',
    results: {
      one: '{count} portefeuille trouvé',
      many: '{count} de portefeuilles trouvés',
      other: '{count} portefeuilles trouvés',
    },
    certified: 'Certifiés uniquement',
    certifiedOn: 'Portefeuilles certifiés WalletConnect affichés',
    code: 'Afficher le code QR',
    installed: 'Installé',
    none: 'Aucun portefeuille trouvé',
    noneText: 'Essayez un autre nom, ou scannez un code QR avec n’importe quel portefeuille.',
    emptyText: 'Scannez un code QR avec n’importe quel portefeuille pour vous connecter.',
    cut: 'Certains portefeuilles n’ont pas pu être chargés.',
    retry: 'Réessayer',
  },
} satisfies TranslatedFeature<typeof manifest>
