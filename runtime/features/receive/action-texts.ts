import type { TextBlock } from '../../core/words.js'

/** What receiving is called among the things to do with a wallet. */
export const receiveActionTexts = { id: 'receiveAction', words: { label: 'Receive' } } as const satisfies TextBlock
