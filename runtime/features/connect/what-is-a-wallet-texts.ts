import type { TextBlock } from '../../core/words.js'

/** The words that explain what a wallet is. */
export const whatIsAWalletTexts = {
  id: 'whatIsAWallet',
  words: {
    title: 'What is a wallet?',
    key: 'One login for every app',
    keyText: 'Sign in with your wallet instead of creating another account and password.',
    home: 'A home for what you own',
    homeText: 'Your tokens and collectibles belong to you, not to any app.',
    yes: 'You approve everything',
    yesText: 'Apps can only ask. You confirm every payment and signature in your wallet.',
    get: 'Get a wallet',
  },
} as const satisfies TextBlock
