import type { TextBlock } from '../../core/words.js'

/** The words of the tab NFTs. `{slots}` are filled with `fill`. */
export const nftsTexts = {
  id: 'nfts',
  words: {
    loading: 'NFTs are being fetched',
    none: 'No NFTs yet',
    noneText: 'What you own on this network shows up here.',
    receive: 'Receive',
    retry: 'Try again',
    /** A toast. */
    failed: 'NFTs not available',
    /** `{time}` is such as "2 minutes ago". */
    old: 'As of {time}',
    all: 'Show all',
    allOf: 'Show all of {collection}',
    fewer: 'Show fewer',
    fewerOf: 'Show fewer of {collection}',
    more: 'Show more',
    cut: 'There are more than can be shown here.',
    spam: 'Hidden as spam',
    showSpam: 'Show',
    hideSpam: 'Hide',
    unsupported: 'Switch to a network of this app to see what you own there.',
  },
} as const satisfies TextBlock
