import type { TextBlock } from '../../core/words.js'

/** The words of the account's action. */
export const swapActionTexts = { id: 'swapAction', words: { label: 'Swap' } } as const satisfies TextBlock
