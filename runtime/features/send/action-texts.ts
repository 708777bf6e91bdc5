import type { TextBlock } from '../../core/words.js'

/** What sending is called among the things to do with a wallet. */
export const sendActionTexts = { id: 'sendAction', words: { label: 'Send' } } as const satisfies TextBlock
