import type { TextBlock } from '../../core/words.js'

/** What the tab of the NFTs is called. */
export const nftsTabTexts = { id: 'nftsTab', words: { label: 'NFTs' } } as const satisfies TextBlock
