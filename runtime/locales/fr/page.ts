import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in French. */
export const page = {
  connect: 'Connecter un portefeuille',
  connecting: 'Connexion…',
  account: 'Compte',
  network: 'Réseau',
  unsupported: 'Réseau inconnu',
  wrongNetwork: 'Mauvais réseau',
} satisfies TranslatedPage
