import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in Korean. */
export const page = {
  connect: '지갑 연결',
  connecting: '연결 중…',
  account: '계정',
  network: '네트워크',
  unsupported: '알 수 없는 네트워크',
  wrongNetwork: '잘못된 네트워크',
} satisfies TranslatedPage
