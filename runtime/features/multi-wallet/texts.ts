import type { TextBlock } from '../../core/words.js'

/** The words of several wallets at once. `{slots}` are filled with `fill`. */
export const multiWalletTexts = {
  id: 'multiWallet',
  words: {
    title: 'Wallets',
    connected: 'Connected',
    before: 'Used before',
    current: 'In use',
    use: 'Use',
    useWallet: 'Use {wallet}',
    connect: 'Connect',
    connectWallet: 'Connect {wallet}',
    disconnectWallet: 'Disconnect {wallet}',
    removeWallet: 'Remove {wallet} from the list',
    away: 'Not in this browser',
    more: '{address} and {count} more',
    payment: '{address} for payments',
    ordinal: '{address} for ordinals',
    none: 'No wallet connected',
    add: 'Add a wallet',
    addFor: 'Add a wallet for {namespace}',
    disconnectAll: 'Disconnect all',
    asking: 'Switching to {wallet}',
    switched: '{wallet} is now in use',
    disconnected: '{wallet} is disconnected',
    allDisconnected: 'All wallets are disconnected',
    removed: '{wallet} is off the list',
    notSwitched: 'Could not switch to {wallet}',
    notDisconnected: 'Could not disconnect {wallet}',
  },
} as const satisfies TextBlock
