/** The words of waiting for a wallet to switch. `{slots}` are filled with `fill`. */
export const switchingTexts = {
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
  done: 'Network switched',
  doneText: 'You are on {network}.',
} as const
