import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in Spanish. */
export const page = {
  connect: 'Conectar billetera',
  connecting: 'Conectando…',
  account: 'Cuenta',
  network: 'Red',
  unsupported: 'Red desconocida',
  wrongNetwork: 'Red incorrecta',
} satisfies TranslatedPage
