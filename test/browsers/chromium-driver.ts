import { launchChromium } from '../setup/browser.js'
import { type Driver, PATIENCE_MS } from './driver.js'

/** Chromium by Playwright. */
export async function chromiumDriver(playwrightDefaults: boolean): Promise<Driver> {
  const browser = await launchChromium({ playwrightDefaults })
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  return {
    name: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    click: (selector) => page.click(selector),
    read: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}
