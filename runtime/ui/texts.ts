import type { TextBlock } from '../core/words.js'

/** The words of the shell. */
export const shellTexts = {
  id: 'shell',
  words: {
    back: 'Back',
    close: 'Close',
    loading: 'Loading',
    retry: 'Try again',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
    offline: 'Couldn’t load. Check your connection and try again.',
    otherWallet: 'Choose another wallet',
    /** What developers and support ask for: stands under an error. */
    details: 'Details',
    copyDetails: 'Copy details',
    detailsCopied: 'Details copied',
    detailsNotCopied: 'Couldn’t copy the details',
  },
} as const satisfies TextBlock
