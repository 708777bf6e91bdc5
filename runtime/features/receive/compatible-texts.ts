import type { TextBlock } from '../../core/words.js'

/** The words of the networks an account receives on. */
export const compatibleTexts = {
  id: 'compatible',
  words: {
    title: 'Compatible networks',
    note: 'Send on one of these networks. What arrives on another one does not show up in this app.',
    list: 'Networks',
    testnet: 'Test network',
  },
} as const satisfies TextBlock
