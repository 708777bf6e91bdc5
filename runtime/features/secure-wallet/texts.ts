import type { TextBlock } from '../../core/words.js'

/** The words of the embedded wallet. */
export const secureWalletTexts = {
  id: 'secureWallet',
  words: {
    title: 'Approve in your wallet',
    how: 'Check the details in your wallet, then approve or cancel there.',
    slow: 'Still loading your wallet…',
    cancel: 'Cancel request',
    window: 'Open wallet window',
    blocked: 'Your browser blocked the wallet window. Open it to continue.',
    refused: 'Action not allowed',
    refusedText: 'This app asked for something your wallet never does.',
    back: 'Go back',
  },
} as const satisfies TextBlock
