import type { TextBlock } from '../../core/words.js'

/** The words of where a wallet is to be had. `{slots}` are filled with `fill`. */
export const downloadsTexts = {
  id: 'downloads',
  words: {
    title: 'Get {wallet}',
    text: 'Choose where you want to have {wallet}. Then come back and reload this page.',
    noLinks: 'Look for {wallet} where you get your apps. Then come back and reload this page.',
    list: 'Where to get it',
    chrome_store: 'Browser extension',
    app_store: 'iPhone app',
    play_store: 'Android app',
    homepage: 'Website',
  },
} as const satisfies TextBlock
