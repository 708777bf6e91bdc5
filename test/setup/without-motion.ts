import type { Browser } from 'playwright'

/**
 * The same browser, whose contexts are those of people who want no motion unless they say otherwise. Without a graphics card
 * each frame of an animation over the blurred page takes longer to draw than most tests take for a step; motion has tests of its own.
 */
export function withoutMotion(browser: Browser): Browser {
  const open = browser.newContext.bind(browser)
  browser.newContext = (options) => open({ reducedMotion: 'reduce', ...options })
  return browser
}
