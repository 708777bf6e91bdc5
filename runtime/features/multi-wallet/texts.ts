import type { TextBlock } from '../../core/words.js'

/** The words of several wallets at once. `{slots}` are filled with `fill`. */
export const multiWalletTexts = {
  id: 'multiWallet',
  words: {
    title: 'Wallets',
    connected: 'Connected',
    before: 'Previously connected',
    current: 'Active',
    use: 'Switch',
    useWallet: 'Switch to {wallet}',
    connect: 'Connect',
    connectWallet: 'Connect {wallet}',
    disconnectWallet: 'Disconnect {wallet}',
    removeWallet: 'Remove {wallet}',
    away: 'Not installed here',
    payment: '{address} for payments',
    ordinal: '{address} for ordinals',
    none: 'No wallet connected',
    noneText: 'Your wallets will appear here.',
    add: 'Add a wallet',
    addFor: 'Add a wallet for {namespace}',
    disconnectAll: 'Disconnect all',
    /** Asked before it is done. */
    disconnectSure: 'Disconnect all wallets?',
    cancel: 'Cancel',
    asking: 'Switching to {wallet}…',
    switched: 'Switched to {wallet}',
    disconnected: '{wallet} disconnected',
    allDisconnected: 'All wallets disconnected',
    removed: '{wallet} removed',
    notSwitched: 'Couldn’t switch to {wallet}',
    notDisconnected: 'Couldn’t disconnect {wallet}',
  },
} as const satisfies TextBlock
