/** The words of the shell. */
export const shellTexts = {
  back: 'Back',
  close: 'Close',
  loading: 'Loading',
  retry: 'Try again',
  cancel: 'Cancel',
} as const
