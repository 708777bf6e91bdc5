import type { TextBlock } from '../../core/words.js'

/** The words of waiting for a wallet to switch. `{slots}` are filled with `fill`. */
export const switchingTexts = {
  id: 'switching',
  words: {
    title: 'Switch network',
    waiting: 'Confirm in {wallet}',
    yourWallet: 'your wallet',
    /** At once, and after 3, 10 and 60 seconds. */
    hints: [
      'Requesting switch to {network}…',
      'Approve the switch to {network} in your wallet.',
      'Don’t see it? {wallet} may be behind this window.',
      'Still waiting. Unlock {wallet} and check for a pending request, or cancel and try again.',
    ],
    /** The embedded wallet switches without asking. */
    embedded: 'Switching to {network}…',
    embeddedHints: [
      'This takes a moment.',
      'Almost there…',
      'This is taking longer than usual.',
      'Something went wrong. Cancel and try again.',
    ],
    byHand: 'Switch in {wallet}',
    byHandText: '{wallet} can’t switch from an app. Choose {network} in the wallet and this page will follow.',
    back: 'Back',
    done: 'Network switched',
    doneText: 'You’re on {network}.',
  },
} as const satisfies TextBlock
