import { defineTexts } from '../core/words.js'

/** The words of the place of an embedded modal whose code did not come. */
export const embeddedTexts = /*#__PURE__*/ defineTexts('embedded', {
  lost: 'This could not be loaded.',
  retry: 'Try again',
})
