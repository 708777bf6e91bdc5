import type { TextBlock } from '../../core/words.js'

/** The words of waiting for a wallet to connect. `{slots}` are filled with `fill`. */
export const waitingTexts = {
  id: 'connecting',
  words: {
    title: 'Connect wallet',
    waiting: 'Continue in {wallet}',
    /** At once, and after 3, 10 and 60 seconds. */
    hints: [
      'Opening {wallet}…',
      'Approve the request in {wallet}. Only your address is shared.',
      'Don’t see it? {wallet} may be behind this window.',
      'Still waiting. Unlock {wallet} and check for a pending request, or cancel and try again.',
    ],
    done: 'Connected',
    doneText: 'You’re connected with {wallet}.',
    linked: 'Already connected',
    linkedText: 'To use a different account, switch it in {wallet}. This page updates automatically.',
    linkedButton: 'View account',
  },
} as const satisfies TextBlock
