import type { TextBlock } from '../../core/words.js'

/** The words of choosing a network. `{slots}` are filled with `fill`. */
export const networksTexts = {
  id: 'networks',
  words: {
    title: 'Choose a network',
    list: 'Networks',
    search: 'Search networks',
    results: { one: '{count} network found', other: '{count} networks found' },
    none: 'No network matches “{query}”',
    noneText: 'Try a part of its name, or its chain id.',
    clear: 'Clear search',
    current: 'Current',
    wallet: 'Your wallet',
    app: 'This app',
    testnet: 'Test network',
    blocked: 'Not available in {wallet}',
    apart: 'This app is set to {app}. Your wallet is on {wallet}.',
    switchWallet: 'Switch wallet',
    help: 'What is a network?',
  },
} as const satisfies TextBlock
