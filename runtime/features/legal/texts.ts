import type { TextBlock } from '../../core/words.js'

/** The words of the legal notice. `{terms}` and `{privacy}` become links. */
export const legalTexts = {
  id: 'legal',
  words: {
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    /** With both links, with the terms alone, with the privacy policy alone. */
    footer: [
      'By connecting, you agree to our {terms} and {privacy}.',
      'By connecting, you agree to our {terms}.',
      'By connecting, you agree to our {privacy}.',
    ],
    /** The same three, beside the box to tick. */
    checkbox: ['I agree to the {terms} and {privacy}.', 'I agree to the {terms}.', 'I agree to the {privacy}.'],
    needed: 'Agree to continue.',
  },
} as const satisfies TextBlock
