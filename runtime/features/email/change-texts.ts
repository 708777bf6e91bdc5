import type { TextBlock } from '../../core/words.js'

/** The words of changing the e-mail address. `{email}` is set apart from the text around it. */
export const emailChangeTexts = {
  id: 'emailChange',
  words: {
    title: 'Change your email',
    /** Where the field cannot begin with it, since it is not kept whole. */
    present: 'Current email: {email}',
    how: 'We’ll email you a code to confirm the change.',
    field: 'New email address',
    save: 'Save',
    same: 'This is already your email.',
    confirmPresent: 'Confirm your current email',
    confirmNext: 'Confirm your new email',
    /** Where it is not known which address got it. */
    codeOfPresent: 'Enter the 6-digit code from your current email',
    wrongWay: 'Something wrong?',
    startOver: 'Start over',
    changed: 'Email changed',
  },
} as const satisfies TextBlock
