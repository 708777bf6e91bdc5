/** The words of choosing a network. */
export const networksTexts = {
  title: 'Choose a network',
  list: 'Networks',
  current: 'Current',
  unsupported: 'Your wallet is on a network this app does not use. Pick one of these.',
  testnet: 'Test network',
} as const
