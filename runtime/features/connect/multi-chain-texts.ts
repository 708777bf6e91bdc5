import type { TextBlock } from '../../core/words.js'

/** The words of choosing a namespace of a wallet. `{slots}` are filled with `fill`. */
export const multiChainTexts = {
  id: 'multiChain',
  words: {
    title: 'Choose a network type',
    text: '{wallet} supports several networks. Which do you want to use?',
    list: 'Network types',
  },
} as const satisfies TextBlock
