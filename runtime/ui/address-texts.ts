import type { TextBlock } from '../core/words.js'

/** The words of an address that can be copied. `{slots}` are filled with `fill`. */
export const addressTexts = {
  id: 'address',
  words: {
    copy: 'Copy address {address}',
    copied: 'Address copied',
    notCopied: 'Couldn’t copy the address',
  },
} as const satisfies TextBlock
