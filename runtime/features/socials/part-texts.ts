import type { TextBlock } from '../../core/words.js'

/** The words of logins with a provider in the view Connect, apart so that the first view carries no others. */
export const socialsPartTexts = {
  id: 'socialsPart',
  words: {
    continue: 'Continue with {provider}',
    all: 'All sign-in options',
  },
} as const satisfies TextBlock
