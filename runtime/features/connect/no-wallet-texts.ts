import type { TextBlock } from '../../core/words.js'

/** The words where there is no wallet. `{slots}` are filled with `fill`. */
export const noWalletTexts = {
  id: 'noWallet',
  words: {
    title: 'No wallet in this browser',
    titleOf: 'No wallet for {namespace} in this browser',
    text: 'Install a wallet, then reload this page: it will be listed here.',
    onMobile: 'Wallet apps have a browser of their own. Open this page in it, and the wallet will be listed here.',
    find: 'Find a wallet',
    copyPage: 'Copy the link to this page',
    pageCopied: 'Link copied',
    notCopied: 'The link could not be copied',
  },
} as const satisfies TextBlock
