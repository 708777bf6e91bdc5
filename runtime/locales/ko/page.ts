import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in Korean. */
export const page = {
  connect: '지갑 연결',
  connecting: '연결 중…',
  account: '계정',
  network: '네트워크',
  unsupported: '지원되지 않는 네트워크',
} satisfies TranslatedPage
