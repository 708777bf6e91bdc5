import type { TextBlock } from '../../core/words.js'

/** The words of the networks an account receives on. */
export const compatibleTexts = {
  id: 'compatible',
  words: {
    title: 'Compatible networks',
    note: 'Only send on these networks. Assets sent on others won’t appear in this app.',
    list: 'Networks',
    testnet: 'Testnet',
  },
} as const satisfies TextBlock
