import type { TextBlock } from './words.js'

/** The names of the namespaces on the screen. */
export const namespaceTexts = {
  id: 'families',
  words: {
    eip155: 'EVM',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
} as const satisfies TextBlock
