import type { TextBlock } from '../../core/words.js'

/** The words of choosing a wallet to get. */
export const getWalletTexts = {
  id: 'getWallet',
  words: {
    title: 'Get a wallet',
    list: 'Wallets',
    all: 'Browse all wallets',
  },
} as const satisfies TextBlock
