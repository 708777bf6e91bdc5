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
    none: 'Aucun réseau trouvé',
    noneText: 'Cherchez par nom ou par ID de chaîne.',
    clear: 'Effacer la recherche',
    wallet: 'Portefeuille',
    app: 'Réseau de l’app',
    testnet: 'Réseau de test',
    blocked: 'Non pris en charge par {wallet}',
    apart: 'Votre portefeuille est sur {wallet}. Cette app utilise {app}.',
    switchWallet: 'Passer au réseau de l’app',
    help: 'Qu’est-ce qu’un réseau\u202f?',
  },
  unsupportedChain: {
    title: 'Changer de réseau',
    text: 'Cette app ne prend pas en charge {network}. Passez à l’un de ces réseaux ou déconnectez-vous.',
    numbered: 'le réseau {id}',
    disconnect: 'Déconnecter',
  },
  switching: {
    title: 'Changer de réseau',
    waiting: 'Confirmez dans {wallet}',
    yourWallet: 'votre portefeuille',
    hints: [
      'Demande de passage à {network}…',
      'Approuvez le passage à {network} dans votre portefeuille.',
      'Vous ne voyez rien ? Cherchez {wallet} derrière cette fenêtre.',
      'Toujours en attente. Déverrouillez {wallet} et cherchez une demande en attente, ou annulez et réessayez.',
    ],
    embedded: 'Passage à {network}…',
    embeddedHints: [
      'Cela prend un instant.',
      'C’est presque fini…',
      'C’est plus long que d’habitude.',
      'Un problème est survenu. Annulez et réessayez.',
    ],
    byHand: 'Changez dans {wallet}',
    byHandText:
      'Le changement dans {wallet} ne peut pas se faire depuis une app. Choisissez-y {network} et cette page suivra.',
    back: 'Retour',
    done: 'Réseau changé',
    doneText: 'Vous êtes sur {network}.',
  },
  switchActiveChain: {
    title: 'Changer de réseau',
    heading: 'Passer à {namespace}',
    text: '{wallet} ne prend pas en charge {network}. Connectez un autre portefeuille ; {wallet} reste connecté.',
    textToo: '{wallet} prend aussi en charge {network}. Connectez-le là aussi, ou connectez un autre portefeuille.',
    yourWallet: 'Votre portefeuille',
    switch: 'Changer',
    cancel: 'Annuler',
  },
  whatIsANetwork: {
    title: 'Qu’est-ce qu’un réseau\u202f?',
    record: 'Comment ça marche',
    recordText:
      'Un réseau inscrit chaque transfert sur de nombreux ordinateurs, si bien que personne ne peut le modifier.',
    apart: 'Les réseaux sont séparés',
    apartText:
      'Les actifs d’un réseau n’apparaissent pas sur un autre, même à la même adresse. Les frais et la vitesse varient.',
    more: 'En savoir plus',
    moreUrl: 'https://ethereum.org/fr/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
