import type { TextBlock } from '../../core/words.js'

/** The words that explain what a wallet is. */
export const whatIsAWalletTexts = {
  id: 'whatIsAWallet',
  words: {
    title: 'What is a wallet?',
    key: 'One key for many apps',
    keyText: 'Instead of another account and password, your wallet lets you in, here and elsewhere.',
    home: 'A home for what you own',
    homeText: 'Coins, collectibles and tickets stay with you, not with any one app.',
    yes: 'Nothing without your yes',
    yesText: 'An app can only ask. Every payment and every signature waits for you in the wallet.',
    get: 'Get a wallet',
  },
} as const satisfies TextBlock
