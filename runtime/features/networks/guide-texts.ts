import type { TextBlock } from '../../core/words.js'

/** The words that explain networks. */
export const networkGuideTexts = {
  id: 'whatIsANetwork',
  words: {
    title: 'What is a network?',
    record: 'A shared record',
    recordText:
      'A network is a record that many computers keep together. What you send or swap is written there, and nobody can quietly change it.',
    apart: 'Each one on its own',
    apartText:
      'Your address can be the same on several networks, but what you own on one of them is not on the others. Fees and speed differ as well.',
    more: 'Learn more',
    moreUrl: 'https://ethereum.org/en/developers/docs/networks/',
  },
} as const satisfies TextBlock
