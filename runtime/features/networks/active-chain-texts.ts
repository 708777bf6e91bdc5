import type { TextBlock } from '../../core/words.js'

/** The words of going on to a namespace that needs another wallet. `{slots}` are filled with `fill`. */
export const activeChainTexts = {
  id: 'switchActiveChain',
  words: {
    title: 'Switch network',
    heading: 'Switch to {namespace}',
    text: '{wallet} doesn’t support {network}. Connect another wallet; {wallet} stays connected.',
    textToo: '{wallet} works on {network} as well. Connect it there too, or another wallet.',
    yourWallet: 'Your wallet',
    switch: 'Switch',
    cancel: 'Cancel',
  },
} as const satisfies TextBlock
