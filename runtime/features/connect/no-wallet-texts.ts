import type { TextBlock } from '../../core/words.js'

/** The words where there is no wallet. `{slots}` are filled with `fill`. */
export const noWalletTexts = {
  id: 'noWallet',
  words: {
    title: 'No wallet found',
    titleOf: 'No {namespace} wallet found',
    text: 'Install a wallet and refresh this page. It will appear here.',
    onMobile: 'Open this page in your wallet app’s built-in browser to connect.',
    find: 'Find a wallet',
    copyPage: 'Copy page link',
    pageCopied: 'Link copied',
    notCopied: 'Couldn’t copy the link',
  },
} as const satisfies TextBlock
