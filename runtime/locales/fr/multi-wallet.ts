import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in French. */
export const multiWallet = {
  multiWallet: {
    title: 'Portefeuilles',
    connected: 'Connectés',
    before: 'Connectés précédemment',
    current: 'Actif',
    use: 'Choisir',
    useWallet: 'Passer à {wallet}',
    connect: 'Connecter',
    connectWallet: 'Connecter {wallet}',
    disconnectWallet: 'Déconnecter {wallet}',
    removeWallet: 'Retirer {wallet}',
    away: 'Non installé ici',
    payment: '{address} pour les paiements',
    ordinal: '{address} pour les ordinals',
    none: 'Aucun portefeuille connecté',
    noneText: 'Vos portefeuilles apparaîtront ici.',
    add: 'Ajouter un portefeuille',
    addFor: 'Ajouter un portefeuille pour {namespace}',
    disconnectAll: 'Tout déconnecter',
    disconnectSure: 'Déconnecter tous les portefeuilles\u202f?',
    cancel: 'Annuler',
    asking: 'Passage à {wallet}…',
    switched: '{wallet} est maintenant actif',
    disconnected: '{wallet} déconnecté',
    allDisconnected: 'Tous les portefeuilles sont déconnectés',
    removed: '{wallet} retiré',
    notSwitched: 'Impossible de passer à {wallet}',
    notDisconnected: 'Impossible de déconnecter {wallet}',
  },
  multiWalletAction: { label: 'Portefeuilles' },
} satisfies TranslatedFeature<typeof manifest>
