import type { TextBlock } from '../../core/words.js'

/** The words of the wallet list. `{slots}` are filled with `fill`. */
export const connectTexts = {
  id: 'connect',
  words: {
    title: 'Connect wallet',
    titleOf: 'Connect to {app}',
    list: 'Wallets',
    recent: 'Recent',
    installed: 'Installed',
    ways: 'More ways to connect',
    multichain: 'Multichain',
    walletConnect: 'QR code',
    ambiguous: 'Two wallets claim to be {rdns}',
    help: 'What is a wallet?',
    or: 'or',
    wallets: 'Continue with a wallet',
    more: 'Show more',
    newHere: 'New to wallets?',
    get: 'Get one',
  },
} as const satisfies TextBlock
