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
    offline: 'Not loaded. Check the connection and try again.',
  },
} as const satisfies TextBlock
