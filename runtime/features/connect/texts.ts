import type { TextBlock } from '../../core/words.js'

/** The words of the wallet list. `{slots}` are filled with `fill`. */
export const connectTexts = {
  id: 'connect',
  words: {
    title: 'Connect a wallet',
    list: 'Wallets',
    recent: 'Recent',
    installed: 'Installed',
    multichain: 'Multichain',
    walletConnect: 'QR code',
    ambiguous: 'Another wallet says it is {rdns}',
    help: 'What is a wallet?',
    or: 'or',
    wallets: 'Continue with a wallet',
    more: 'Show more',
  },
} as const satisfies TextBlock
