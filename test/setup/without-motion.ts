import type { Browser } from 'playwright'

/**
 * The same browser, whose contexts are those of people who want no motion unless they say otherwise. Without a graphics card
 * every frame of an animation is drawn by the processors that the other tests wait for; motion has tests of its own.
 */
export function withoutMotion(browser: Browser): Browser {
  const open = browser.newContext.bind(browser)
  browser.newContext = (options) => open({ reducedMotion: 'reduce', ...options })
  return browser
}
