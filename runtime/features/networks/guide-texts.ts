import type { TextBlock } from '../../core/words.js'

/** The words that explain networks. */
export const networkGuideTexts = {
  id: 'whatIsANetwork',
  words: {
    title: 'What is a network?',
    record: 'How it works',
    recordText: 'A network records every transfer on many computers, so no one can change it.',
    apart: 'Networks are separate',
    apartText: 'Assets on one network don’t appear on another, even at the same address. Fees and speed vary.',
    more: 'Learn more',
    moreUrl: 'https://ethereum.org/en/developers/docs/networks/',
  },
} as const satisfies TextBlock
