import type { TextBlock } from '../../core/words.js'

/** The words of waiting for a wallet to connect. `{slots}` are filled with `fill`. */
export const waitingTexts = {
  id: 'connecting',
  words: {
    title: 'Connect a wallet',
    waiting: 'Continue in {wallet}',
    /** At once, and after 3, 10 and 60 seconds. */
    hints: [
      'Asking your wallet to connect.',
      'Approve the connection there. This page only sees the address you share.',
      'Open {wallet} and confirm. Its window may be behind this one.',
      'Still waiting. Unlock {wallet} and look for an open request, or cancel and try again.',
    ],
    done: 'Connected',
    doneText: 'You are connected with {wallet}.',
    linked: 'Already connected',
    linkedText: 'To use another account, choose it in {wallet}. It changes here by itself.',
    linkedButton: 'View account',
  },
} as const satisfies TextBlock
