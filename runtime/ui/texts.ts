import { defineTexts } from '../core/words.js'

/** The words of the shell. */
export const shellTexts = /*#__PURE__*/ defineTexts('shell', {
  back: 'Back',
  close: 'Close',
  loading: 'Loading',
  retry: 'Try again',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  offline: 'This did not load. Check the connection and try again.',
})
