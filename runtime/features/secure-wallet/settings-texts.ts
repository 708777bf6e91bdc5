import type { TextBlock } from '../../core/words.js'

/** The words of the settings of the embedded wallet. */
export const walletSettingsTexts = {
  id: 'walletSettings',
  words: {
    title: 'Wallet settings',
    /** The e-mail address stands behind it. */
    signedIn: 'Signed in as',
    kept: 'Your keys are kept by',
    keptText: 'This app can’t see or use them without your approval.',
    type: 'Account type',
    smart: 'Smart account',
    smartText: 'Works as a contract.',
    plain: 'Standard account',
    plainText: 'Has a key of its own.',
    changing: 'Changing the account…',
    changed: 'Account changed',
    notChanged: 'Couldn’t change the account type.',
    manage: 'Manage your wallet',
  },
} as const satisfies TextBlock
