import type { TranslatedFeature } from '../../core/words.js'
import type { connect as manifest } from '../../features/connect/schema.js'

/** The words of connecting, in French. \u202f is the narrow no-break space before high punctuation. */
export const connect = {
  connect: {
    title: 'Connecter un portefeuille',
    list: 'Portefeuilles',
    recent: 'Récent',
    installed: 'Installé',
    multichain: 'Multichaîne',
    walletConnect: 'Code QR',
    ambiguous: 'Deux portefeuilles se présentent comme {rdns}',
    help: 'Qu’est-ce qu’un portefeuille\u202f?',
    or: 'ou',
    wallets: 'Continuer avec un portefeuille',
    more: 'Afficher plus',
  },
  connecting: {
    title: 'Connecter un portefeuille',
    waiting: 'Continuez dans {wallet}',
    hints: [
      'Ouverture de {wallet}…',
      'Approuvez la demande dans {wallet}. Seule votre adresse est partagée.',
      'Vous ne voyez rien ? {wallet} est peut-être derrière cette fenêtre.',
      'Toujours en attente. Déverrouillez {wallet} et cherchez une demande en attente, ou annulez et réessayez.',
    ],
    done: 'Connecté',
    doneText: 'Vous êtes connecté avec {wallet}.',
    linked: 'Déjà connecté',
    linkedText: 'Pour utiliser un autre compte, changez-en dans {wallet}. Cette page se met à jour automatiquement.',
    linkedButton: 'Voir le compte',
  },
  noWallet: {
    title: 'Aucun portefeuille trouvé',
    titleOf: 'Aucun portefeuille {namespace} trouvé',
    text: 'Installez un portefeuille et actualisez cette page. Il apparaîtra ici.',
    onMobile: 'Pour vous connecter, ouvrez cette page dans le navigateur intégré de votre portefeuille.',
    find: 'Trouver un portefeuille',
    copyPage: 'Copier le lien de la page',
    pageCopied: 'Lien copié',
    notCopied: 'Impossible de copier le lien',
  },
  families: {
    eip155: 'EVM',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: 'Choisir un type de réseau',
    text: '{wallet} prend en charge plusieurs réseaux. Lequel voulez-vous utiliser ?',
    list: 'Types de réseau',
  },
  whatIsAWallet: {
    title: 'Qu’est-ce qu’un portefeuille\u202f?',
    key: 'Une connexion pour toutes les apps',
    keyText: 'Connectez-vous avec votre portefeuille au lieu de créer un compte et un mot de passe de plus.',
    home: 'Un lieu pour vos biens',
    homeText: 'Vos jetons et objets de collection sont à vous, pas à une app.',
    yes: 'Vous approuvez tout',
    yesText:
      'Les apps ne peuvent que demander. Vous confirmez chaque paiement et chaque signature dans votre portefeuille.',
    get: 'Obtenir un portefeuille',
  },
  getWallet: {
    title: 'Obtenir un portefeuille',
    list: 'Portefeuilles',
    all: 'Parcourir tous les portefeuilles',
  },
  downloads: {
    title: 'Obtenir {wallet}',
    text: 'Installez {wallet}, puis revenez actualiser cette page.',
    noLinks: 'Trouvez {wallet} dans votre boutique d’apps, puis actualisez cette page.',
    list: 'Options de téléchargement',
    chrome_store: 'Extension de navigateur',
    app_store: 'App iPhone',
    play_store: 'App Android',
    homepage: 'Site web',
  },
} satisfies TranslatedFeature<typeof manifest>
