import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in Turkish. */
export const page = {
  connect: 'Cüzdan bağla',
  connecting: 'Bağlanıyor…',
  account: 'Hesap',
  network: 'Ağ',
  unsupported: 'Bilinmeyen ağ',
  wrongNetwork: 'Yanlış ağ',
} satisfies TranslatedPage
