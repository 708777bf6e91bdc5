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
      'Asking to switch to {network}.',
      'Your wallet asks before it moves to {network}.',
      'Open {wallet} and confirm. Its window may be behind this one.',
      'Still waiting. Unlock {wallet} and look for an open request, or cancel and try again.',
    ],
    /** The embedded wallet switches without asking. */
    embedded: 'Switching to {network}…',
    embeddedHints: [
      'This takes a moment.',
      'Still on it.',
      'This takes longer than usual.',
      'Something may be in the way. Cancel and try again.',
    ],
    byHand: 'Switch in {wallet}',
    byHandText: '{wallet} does not take this request from an app. Choose {network} in the wallet: this app follows.',
    back: 'Back',
    done: 'Network switched',
    doneText: 'You are on {network}.',
  },
} as const satisfies TextBlock
