import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in French. \u202f is the narrow no-break space before high punctuation. */
export const account = {
  account: {
    title: 'Compte',
    wallet: 'Connecté avec {wallet}',
    balance: 'Solde',
    loadingBalance: 'Chargement du solde',
    balanceFailed: 'Solde des jetons indisponible',
    balanceHint: 'Solde indisponible',
    asOf: 'Mis à jour {time}',
    balanceRetry: 'Nouvel essai toutes les 30 secondes',
    unsupportedHint: 'Cette app ne prend pas en charge le réseau actuel de votre portefeuille.',
    explorer: 'Voir dans l’explorateur',
    explorerShort: 'Explorateur',
    disconnect: 'Déconnecter',
    more: 'Plus',
    network: 'Réseau\u202f: {network}',
  },
  tokens: {
    tabs: 'Actifs et activité',
    tokens: 'Jetons',
    total: 'Total',
    loading: 'Chargement des jetons',
    failed: 'Impossible de charger les jetons',
    small: 'Afficher les petits soldes ({count})',
    spam: 'Possible spam ({count})',
    spamHint: 'Ces jetons n’ont pas de prix et font la promotion d’un lien. Ne l’ouvrez pas.',
    empty: 'Aucun jeton pour le moment',
    emptyHint: 'Les jetons reçus sur ce réseau s’afficheront ici.',
    more: 'Afficher {count} de plus',
    unnamed: 'Jeton inconnu',
    retry: 'Réessayer',
    receive: 'Recevoir',
  },
  address: {
    copy: 'Copier l’adresse {address}',
    copied: 'Adresse copiée',
    notCopied: 'Impossible de copier l’adresse',
  },
} satisfies TranslatedFeature<typeof manifest>
