import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in Simplified Chinese. */
export const page = {
  connect: '连接钱包',
  connecting: '正在连接…',
  account: '账户',
  network: '网络',
  unsupported: '未知网络',
  wrongNetwork: '网络不正确',
} satisfies TranslatedPage
