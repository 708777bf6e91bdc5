import puppeteer from 'puppeteer-core'
import { type DebianProgram, ensureProgram } from '../setup/debian-program.js'
import { type Driver, PATIENCE_MS } from './driver.js'

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
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    click: (selector) => page.locator(selector).click(),
    read: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}
