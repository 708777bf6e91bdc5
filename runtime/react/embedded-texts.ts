import type { TextBlock } from '../core/words.js'

/** The words of the place of an embedded modal whose code did not come. */
export const embeddedTexts = {
  id: 'embedded',
  words: {
    lost: 'This could not be loaded.',
    retry: 'Try again',
  },
} as const satisfies TextBlock
