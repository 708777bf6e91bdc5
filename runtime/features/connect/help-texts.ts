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

/** The words of choosing a wallet to get. */
export const getWalletTexts = {
  id: 'getWallet',
  words: {
    title: 'Get a wallet',
    list: 'Wallets to get',
    all: 'Explore all wallets',
  },
} as const satisfies TextBlock

/** The words of where a wallet is to be had. `{slots}` are filled with `fill`. */
export const downloadsTexts = {
  id: 'downloads',
  words: {
    title: 'Get {wallet}',
    text: 'Choose where you want to have {wallet}. Then come back and reload this page.',
    noLinks: 'Look for {wallet} where you get your apps. Then come back and reload this page.',
    list: 'Where to get it',
    chrome_store: 'Browser extension',
    app_store: 'iPhone app',
    play_store: 'Android app',
    homepage: 'Website',
  },
} as const satisfies TextBlock
