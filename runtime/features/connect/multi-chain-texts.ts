import type { TextBlock } from '../../core/words.js'

/** The words of choosing a namespace of a wallet. `{slots}` are filled with `fill`. */
export const multiChainTexts = {
  id: 'multiChain',
  words: {
    title: 'Select a chain',
    text: '{wallet} works on several chains. Which one do you want to use here?',
    list: 'Chains',
  },
} as const satisfies TextBlock
