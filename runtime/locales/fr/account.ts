import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in French. \u202f is the narrow no-break space before high punctuation. */
export const account = {
  account: {
    title: 'Compte',
    wallet: 'Connexion avec {wallet}',
    balance: 'Solde',
    loadingBalance: 'Chargement du solde',
    balanceFailed: 'Solde des jetons indisponible',
    balanceHint: 'Le solde n’est pas disponible pour l’instant',
    asOf: 'Mis à jour {time}',
    balanceRetry: 'Nouvel essai toutes les 30 secondes',
    unsupportedHint: 'Votre portefeuille est sur un réseau que cette app n’utilise pas.',
    wallets: 'Portefeuilles',
    explorer: 'Explorateur',
    disconnect: 'Déconnecter',
    network: 'Réseau\u202f: {network}',
  },
  tokens: {
    tabs: 'Actifs et activité',
    tokens: 'Jetons',
    total: 'Total',
    loading: 'Chargement des jetons',
    small: 'Afficher les petits soldes ({count})',
    spam: 'Indésirables probables ({count})',
    spamHint: 'Sans prix connu, et le nom contient un lien ou une offre. Ne pas le suivre.',
    empty: 'Aucun jeton pour le moment',
    emptyHint: 'Les jetons reçus sur ce réseau s’affichent ici.',
    more: 'Afficher plus (encore {count})',
    unnamed: 'Jeton sans nom',
    retry: 'Réessayer',
    receive: 'Recevoir',
  },
  address: {
    copy: 'Copier l’adresse {address}',
    copied: 'Adresse copiée',
    notCopied: 'L’adresse n’a pas pu être copiée',
  },
} satisfies TranslatedFeature<typeof manifest>
