import { defineTexts } from '../core/words.js'

/** The words of an address that can be copied. `{slots}` are filled with `fill`. */
export const addressTexts = /*#__PURE__*/ defineTexts('address', {
  copy: 'Copy address {address}',
  copied: 'Address copied',
  notCopied: 'The address could not be copied',
})
