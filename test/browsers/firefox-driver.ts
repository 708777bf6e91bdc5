import puppeteer, { type Frame, type Page } from 'puppeteer-core'
import { type DebianProgram, ensureProgram } from '../setup/debian-program.js'
import { type Driver, PATIENCE_MS, type Place } from './driver.js'

const firefox: DebianProgram = {
  name: 'Firefox',
  variable: 'MODAL_KIT_FIREFOX',
  packages: ['firefox-esr'],
  paths: [process.env['MODAL_KIT_FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'],
}

/** Firefox by Puppeteer over WebDriver BiDi, which is built into it. */
export async function firefoxDriver(): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: ensureProgram(firefox), headless: true })
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  return {
    ...placeOf(page),
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    async inFrame(part, act) {
      const frame = page.frames().find((each) => each !== page.mainFrame() && each.url().includes(part))
      if (!frame) throw new Error(`The page has no frame of "${part}"`)
      return act(placeOf(frame))
    },
    async inTab(url, act) {
      const tab = await browser.newPage()
      tab.setDefaultTimeout(PATIENCE_MS)
      await tab.goto(url)
      const done = await act(placeOf(tab))
      await tab.close()
      await page.bringToFront()
      return done
    },
    close: () => browser.close(),
  }
}

function placeOf(place: Page | Frame): Place {
  return {
    click: (selector) => place.locator(selector).click(),
    hover: (selector) => place.locator(selector).hover(),
    async type(selector, text) {
      await place.locator(selector).wait()
      await place.type(selector, text)
    },
    read: (expression) => place.evaluate(expression),
  }
}
