import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in Portuguese. */
export const page = {
  connect: 'Conectar carteira',
  connecting: 'Conectando…',
  account: 'Conta',
  network: 'Rede',
  unsupported: 'Rede desconhecida',
  wrongNetwork: 'Rede incorreta',
} satisfies TranslatedPage
