import type { TextBlock } from '../../core/words.js'

/** The words of the settings of the embedded wallet. */
export const walletSettingsTexts = {
  id: 'walletSettings',
  words: {
    title: 'Wallet settings',
    /** The e-mail address stands behind it. */
    signedIn: 'Signed in as',
    /** The name at the provider stands behind it, where it is known. */
    signedInWith: 'Signed in with {provider}',
    /** In place of "Signed in as" beside a provider. */
    email: 'Email',
    /** On the row of the e-mail address, which leads to another one. */
    edit: 'Change',
    kept: 'Your keys are kept by',
    keptText: 'This app can’t see or use them without your approval.',
    type: 'Account type',
    smart: 'Smart account',
    smartText: 'Newer. Not all apps support it.',
    plain: 'Standard account',
    plainText: 'Works with most apps.',
    changing: 'Changing the account…',
    changed: 'Account changed',
    notChanged: 'Couldn’t change the account type.',
    manage: 'Manage your wallet',
    exportKeys: 'Export your keys',
  },
} as const satisfies TextBlock
