import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in German. */
export const page = {
  connect: 'Wallet verbinden',
  connecting: 'Wird verbunden …',
  account: 'Konto',
  network: 'Netzwerk',
  unsupported: 'Unbekanntes Netzwerk',
  wrongNetwork: 'Falsches Netzwerk',
} satisfies TranslatedPage
