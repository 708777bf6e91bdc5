/** The words of the buttons that stand in the host's page, with the language and the direction they are in. */
export interface PageWords {
  /** BCP 47; left out where the page's own language is taken for granted. */
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
  readonly connect: string
  readonly connecting: string
  /** Said before the address. */
  readonly account: string
  /** Said in place of the address while its wallet is on a network that the app does not work on. */
  readonly wrongNetwork: string
  /** Said before the name of the network; English where it is left out, as is `unsupported`: few pages have that button. */
  readonly network?: string
  readonly unsupported?: string
}

/** What a network is called that the app does not work on (SPEC §8), in English: in the buttons, the views and the hooks. */
export const unknownNetwork = 'Unknown Network'

/** The English words of the page. */
export const pageWords: PageWords = {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  account: 'Account',
  wrongNetwork: 'Wrong network',
}

/** The words of the page in another language: all of them, also those few pages have. */
export type TranslatedPage = Required<Omit<PageWords, 'lang' | 'dir'>>
