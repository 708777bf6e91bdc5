import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in Japanese. */
export const page = {
  connect: 'ウォレットを接続',
  connecting: '接続中…',
  account: 'アカウント',
  network: 'ネットワーク',
  unsupported: '不明なネットワーク',
  wrongNetwork: 'ネットワークが違います',
} satisfies TranslatedPage
