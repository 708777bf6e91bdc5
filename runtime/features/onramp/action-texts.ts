import type { TextBlock } from '../../core/words.js'

/** The words of the account's action. */
export const onrampActionTexts = { id: 'onrampAction', words: { label: 'Buy' } } as const satisfies TextBlock
