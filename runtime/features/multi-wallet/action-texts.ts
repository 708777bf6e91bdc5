import type { TextBlock } from '../../core/words.js'

/** What the list of wallets is called among the things to do with an account. */
export const multiWalletActionTexts = {
  id: 'multiWalletAction',
  words: { label: 'Wallets' },
} as const satisfies TextBlock
