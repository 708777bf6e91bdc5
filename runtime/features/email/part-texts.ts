import type { TextBlock } from '../../core/words.js'

/** The words of e-mail in the view Connect, apart so that the first view carries no others. */
export const emailPartTexts = {
  id: 'emailPart',
  words: {
    email: 'Email address',
    submit: 'Continue with email',
  },
} as const satisfies TextBlock
