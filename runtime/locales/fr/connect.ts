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
    ambiguous: 'Un autre portefeuille s’annonce aussi comme {rdns}',
    help: 'Qu’est-ce qu’un portefeuille\u202f?',
    or: 'ou',
    wallets: 'Utiliser un portefeuille',
    more: 'Afficher plus',
  },
  connecting: {
    title: 'Connecter un portefeuille',
    waiting: 'Continuez dans {wallet}',
    hints: [
      'Demande de connexion à votre portefeuille.',
      'Approuvez-y la connexion. Cette page ne voit que l’adresse que vous partagez.',
      'Ouvrez {wallet} et confirmez. Sa fenêtre est peut-être derrière celle-ci.',
      'Toujours en attente. Déverrouillez {wallet} et cherchez une demande ouverte, ou annulez et réessayez.',
    ],
    done: 'Connexion établie',
    doneText: 'La connexion avec {wallet} est établie.',
    linked: 'Connexion déjà établie',
    linkedText: 'Pour utiliser un autre compte, choisissez-le dans {wallet}. Il change ici tout seul.',
    linkedButton: 'Voir le compte',
  },
  noWallet: {
    title: 'Aucun portefeuille dans ce navigateur',
    titleOf: 'Aucun portefeuille pour {namespace} dans ce navigateur',
    text: 'Installez un portefeuille, puis rechargez cette page\u202f: il s’affichera ici.',
    onMobile:
      'Les apps de portefeuille ont leur propre navigateur. Ouvrez-y cette page et le portefeuille s’affichera ici.',
    find: 'Trouver un portefeuille',
    copyPage: 'Copier le lien vers cette page',
    pageCopied: 'Lien copié',
    notCopied: 'Le lien n’a pas pu être copié',
  },
  families: {
    eip155: 'Réseaux EVM',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: 'Choisir une chaîne',
    text: '{wallet} fonctionne sur plusieurs chaînes. Laquelle voulez-vous utiliser ici\u202f?',
    list: 'Chaînes',
  },
  whatIsAWallet: {
    title: 'Qu’est-ce qu’un portefeuille\u202f?',
    key: 'Une clé pour vos apps',
    keyText:
      'Plus besoin d’un nouveau compte et d’un mot de passe\u202f: votre portefeuille vous ouvre l’accès, ici et ailleurs.',
    home: 'Un lieu pour vos biens',
    homeText: 'Vos cryptos, objets de collection et billets restent à vous, sans dépendre d’une seule app.',
    yes: 'Rien sans votre accord',
    yesText: 'Une app ne peut que demander. Chaque paiement et chaque signature vous attend dans le portefeuille.',
    get: 'Obtenir un portefeuille',
  },
  getWallet: {
    title: 'Obtenir un portefeuille',
    list: 'Portefeuilles à obtenir',
    all: 'Tous les portefeuilles',
  },
  downloads: {
    title: 'Obtenir {wallet}',
    text: 'Choisissez où installer {wallet}. Revenez ensuite et rechargez cette page.',
    noLinks: 'Cherchez {wallet} là où vous trouvez vos apps. Revenez ensuite et rechargez cette page.',
    list: 'Où l’obtenir',
    chrome_store: 'Extension de navigateur',
    app_store: 'App iPhone',
    play_store: 'App Android',
    homepage: 'Site web',
  },
} satisfies TranslatedFeature<typeof manifest>
