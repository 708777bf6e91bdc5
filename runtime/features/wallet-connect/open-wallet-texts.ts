import type { TextBlock } from '../../core/words.js'

/** The words of the bar that leads back to the wallet. `{slots}` are filled with `fill`. */
export const openWalletTexts = {
  id: 'openWallet',
  words: {
    label: 'Request in your wallet',
    waiting: 'Request pending in {wallet}',
    hide: 'Hide',
    open: 'Open {wallet}',
  },
} as const satisfies TextBlock
