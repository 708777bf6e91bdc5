import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in Russian. */
export const page = {
  connect: 'Подключить кошелёк',
  connecting: 'Подключение…',
  account: 'Аккаунт',
  network: 'Сеть',
  unsupported: 'Неизвестная сеть',
  wrongNetwork: 'Неверная сеть',
} satisfies TranslatedPage
