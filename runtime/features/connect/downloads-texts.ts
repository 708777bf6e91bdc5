import type { TextBlock } from '../../core/words.js'

/** The words of where a wallet is to be had. `{slots}` are filled with `fill`. */
export const downloadsTexts = {
  id: 'downloads',
  words: {
    title: 'Get {wallet}',
    text: 'Install {wallet}, then come back and refresh this page.',
    noLinks: 'Find {wallet} in your app store, then refresh this page.',
    list: 'Download options',
    chrome_store: 'Browser extension',
    app_store: 'iPhone app',
    play_store: 'Android app',
    homepage: 'Website',
  },
} as const satisfies TextBlock
