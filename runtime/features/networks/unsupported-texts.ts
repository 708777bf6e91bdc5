import type { TextBlock } from '../../core/words.js'

/** The words for a wallet on a network the app does not use. `{slots}` are filled with `fill`. */
export const unsupportedTexts = {
  id: 'unsupportedChain',
  words: {
    title: 'Switch network',
    text: 'This app doesn’t support {network}. Switch to one of these networks, or disconnect.',
    /** Stands for `{network}` in the text: `{id}` is its reference (CAIP-2), such as 31337. */
    numbered: 'network {id}',
    disconnect: 'Disconnect',
  },
} as const satisfies TextBlock
