import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in French. */
export const allWallets = {
  allWallets: {
    title: 'Tous les portefeuilles',
    list: 'Portefeuilles disponibles',
    loading: 'Chargement des portefeuilles',
    search: 'Rechercher un portefeuille',
    clear: 'Effacer la recherche',
    results: {
      one: '{count} portefeuille trouvé',
      many: '{count} de portefeuilles trouvés',
      other: '{count} portefeuilles trouvés',
    },
    certified: 'Portefeuilles certifiés seulement',
    certifiedOn: 'Seuls les portefeuilles certifiés pour WalletConnect sont affichés',
    code: 'Afficher un code QR',
    installed: 'Installé',
    none: 'Aucun portefeuille ne correspond à « {query} »',
    nothing: 'Aucun portefeuille à afficher',
    noneText: 'Essayez un autre nom, ou connectez n’importe quel portefeuille avec un code QR.',
    cut: 'Certains portefeuilles n’ont pas pu être chargés.',
    retry: 'Réessayer',
  },
} satisfies TranslatedFeature<typeof manifest>
