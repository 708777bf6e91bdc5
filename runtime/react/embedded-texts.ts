import type { TextBlock } from '../core/words.js'

/** The words of the place of an embedded modal whose code did not come. */
export const embeddedTexts = {
  id: 'embedded',
  words: {
    lost: 'Couldn’t load.',
    retry: 'Try again',
  },
} as const satisfies TextBlock
