import type { TextBlock } from '../../core/words.js'

/** The words for a wallet on a network the app does not use. `{slots}` are filled with `fill`. */
export const unsupportedTexts = {
  id: 'unsupportedChain',
  words: {
    title: 'Switch network',
    text: 'Your wallet is on {network}, which this app does not use. Pick a network below, or disconnect.',
    disconnect: 'Disconnect',
  },
} as const satisfies TextBlock
