import type { TextBlock } from '../../core/words.js'

/** The name of the list of all wallets, and of the row that leads to it. */
export const moreWalletsTexts = { id: 'moreWallets', words: { title: 'All wallets' } } as const satisfies TextBlock
