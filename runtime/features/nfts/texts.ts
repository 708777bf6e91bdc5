import type { TextBlock } from '../../core/words.js'

/** The words of the tab NFTs. `{slots}` are filled with `fill`. */
export const nftsTexts = {
  id: 'nfts',
  words: {
    loading: 'Loading NFTs',
    none: 'No NFTs yet',
    noneText: 'NFTs you own on this network will appear here.',
    receive: 'Receive',
    retry: 'Try again',
    /** A toast. */
    failed: 'Couldn’t load NFTs',
    /** `{time}` is such as "2 minutes ago". */
    old: 'As of {time}',
    all: 'Show all',
    allOf: 'Show all of {collection}',
    fewer: 'Show less',
    fewerOf: 'Show less of {collection}',
    more: 'Show more',
    cut: 'Showing the first {count}.',
    spam: 'Spam ({count})',
    showSpam: 'Show',
    hideSpam: 'Hide',
    /** Over `unsupported`, and the button under it. */
    off: 'NFTs unavailable',
    networks: 'Switch network',
    unsupported: 'Switch to a supported network to see your NFTs.',
  },
} as const satisfies TextBlock
