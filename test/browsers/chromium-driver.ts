import type { Frame, Page } from 'playwright'
import { launchChromium } from '../setup/browser.js'
import { type Driver, PATIENCE_MS, type Place } from './driver.js'

/** Chromium by Playwright. */
export async function chromiumDriver(playwrightDefaults: boolean): Promise<Driver> {
  const browser = await launchChromium({ playwrightDefaults })
  const context = await browser.newContext()
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  return {
    ...placeOf(page),
    name: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    async inFrame(part, act) {
      const frame = page.frames().find((each) => each !== page.mainFrame() && each.url().includes(part))
      if (!frame) throw new Error(`The page has no frame of "${part}"`)
      return act(placeOf(frame))
    },
    async inTab(url, act) {
      const tab = await context.newPage()
      await tab.goto(url)
      const done = await act(placeOf(tab))
      await tab.close()
      return done
    },
    close: () => browser.close(),
  }
}

function placeOf(place: Page | Frame): Place {
  return {
    click: (selector) => place.click(selector),
    hover: (selector) => place.hover(selector),
    type: (selector, text) => place.locator(selector).pressSequentially(text),
    read: (expression) => place.evaluate(expression),
  }
}
