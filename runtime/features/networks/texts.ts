import type { TextBlock } from '../../core/words.js'

/** The words of choosing a network. `{slots}` are filled with `fill`. */
export const networksTexts = {
  id: 'networks',
  words: {
    title: 'Choose a network',
    list: 'Networks',
    search: 'Search networks',
    results: { one: '{count} network found', other: '{count} networks found' },
    none: 'No networks found',
    noneText: 'Search by name or chain ID.',
    clear: 'Clear search',
    wallet: 'Your wallet',
    app: 'App network',
    testnet: 'Testnet',
    blocked: 'Not supported by {wallet}',
    apart: 'Your wallet is on {wallet}. This app uses {app}.',
    switchWallet: 'Use the app’s network',
    help: 'What is a network?',
  },
} as const satisfies TextBlock
