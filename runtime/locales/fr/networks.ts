import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/**
 * The words of choosing and switching networks, in French.
 * No “de” or “que” before a name, which may begin with a vowel.
 * \u202f is the narrow no-break space before high punctuation.
 */
export const networks = {
  networks: {
    title: 'Choisir un réseau',
    list: 'Réseaux',
    search: 'Rechercher un réseau',
    results: {
      one: '{count} réseau trouvé',
      many: '{count} réseaux trouvés',
      other: '{count} réseaux trouvés',
    },
    none: 'Aucun réseau ne correspond à «\u202f{query}\u202f»',
    noneText: 'Essayez une partie du nom ou l’ID de chaîne.',
    clear: 'Effacer la recherche',
    current: 'Actuel',
    wallet: 'Portefeuille',
    app: 'Cette app',
    testnet: 'Réseau de test',
    blocked: 'Indisponible dans {wallet}',
    apart: 'Cette app est réglée sur {app}. Votre portefeuille est sur {wallet}.',
    switchWallet: 'Passer au réseau de l’app',
    help: 'Qu’est-ce qu’un réseau\u202f?',
  },
  unsupportedChain: {
    title: 'Changer de réseau',
    text: 'Votre portefeuille est sur {network}, que cette app n’utilise pas. Choisissez un réseau ci-dessous ou déconnectez-vous.',
    disconnect: 'Déconnecter',
  },
  switching: {
    title: 'Changer de réseau',
    waiting: 'Confirmez dans {wallet}',
    yourWallet: 'votre portefeuille',
    hints: [
      'Demande de passage à {network}.',
      'Votre portefeuille demande confirmation avant de passer à {network}.',
      'Ouvrez {wallet} et confirmez. Sa fenêtre est peut-être derrière celle-ci.',
      'Toujours en attente. Déverrouillez {wallet} et cherchez une demande ouverte, ou annulez et réessayez.',
    ],
    embedded: 'Passage à {network}…',
    embeddedHints: [
      'Cela prend un instant.',
      'C’est toujours en cours.',
      'C’est plus long que d’habitude.',
      'Quelque chose bloque peut-être. Annulez et réessayez.',
    ],
    byHand: 'Changez dans {wallet}',
    byHandText:
      'Une app ne peut pas demander ce changement dans {wallet}. Choisissez-y {network}\u202f: cette app suivra.',
    back: 'Retour',
    done: 'Réseau changé',
    doneText: 'Vous êtes sur {network}.',
  },
  switchActiveChain: {
    title: 'Changer de réseau',
    heading: 'Passer à {namespace}',
    text: '{wallet} ne prend pas en charge {network}. Connectez-en un autre qui le fait\u202f: l’actuel reste connecté.',
    yourWallet: 'Votre portefeuille',
    switch: 'Changer',
    cancel: 'Annuler',
  },
  whatIsANetwork: {
    title: 'Qu’est-ce qu’un réseau\u202f?',
    record: 'Un registre partagé',
    recordText:
      'Un réseau est un registre que de nombreux ordinateurs tiennent ensemble. Ce que vous envoyez ou échangez y est inscrit, et personne ne peut le modifier en douce.',
    apart: 'Chacun est à part',
    apartText:
      'Votre adresse peut être la même sur plusieurs réseaux, mais ce que vous avez sur l’un n’est pas sur les autres. Les frais et la vitesse diffèrent aussi.',
    more: 'En savoir plus',
    moreUrl: 'https://ethereum.org/fr/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
