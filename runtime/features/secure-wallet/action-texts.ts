import type { TextBlock } from '../../core/words.js'

/** What the settings of the wallet are called among the things to do with it. */
export const walletActionTexts = { id: 'walletAction', words: { label: 'Settings' } } as const satisfies TextBlock
