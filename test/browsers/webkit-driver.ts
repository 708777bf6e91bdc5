import { type ChildProcess, spawn } from 'node:child_process'
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { type DebianProgram, ensureProgram } from '../setup/debian-program.js'
import { freePort, isFree } from '../setup/free-port.js'
import { type Driver, PATIENCE_MS, type Place } from './driver.js'

const packages = ['webkit2gtk-driver', 'xvfb']
const webkitDriver: DebianProgram = { name: 'WebKitWebDriver', packages, paths: ['/usr/bin/WebKitWebDriver'] }
const xvfb: DebianProgram = { name: 'Xvfb', packages, paths: ['/usr/bin/xvfb-run'] }
const miniBrowser: DebianProgram = {
  name: 'MiniBrowser',
  packages,
  paths: ['x86_64', 'aarch64'].flatMap((arch) =>
    ['4.1', '4.0', '6.0'].map((api) => `/usr/lib/${arch}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
  ),
}

/** The Enter key, as WebDriver names keys. */
const ENTER = '\uE007'

/** WebKitGTK by WebDriver on a virtual screen: the closest to Safari that runs here. */
export async function webkitGtkDriver(): Promise<Driver> {
  const binary = ensureProgram(miniBrowser)
  const port = await freePort()
  const args = ['-a', ensureProgram(webkitDriver), '--host=127.0.0.1', `--port=${port}`]
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  // A group of its own: the virtual screen, the driver and the browser end together.
  const service = spawn(ensureProgram(xvfb), args, { env, stdio: 'ignore', detached: true })
  try {
    await listening(service, port)
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    const session = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    return driverOf(session, service)
  } catch (cause) {
    endGroup(service)
    throw cause
  }
}

async function driverOf(session: WebDriver, service: ChildProcess): Promise<Driver> {
  const version = (await session.getCapabilities()).getBrowserVersion()
  const place = placeOf(session)
  return {
    ...place,
    name: `WebKitGTK ${version}`,
    open: (url) => session.get(url),
    // The session is in one document at a time: what is asked goes to the frame until it is left.
    async inFrame(part, act) {
      await session.switchTo().frame(await found(session, part ? `iframe[src*="${part}"]` : 'iframe', isThere))
      try {
        return await act(place)
      } finally {
        await session.switchTo().defaultContent()
      }
    },
    async inTab(url, act) {
      const own = await session.getWindowHandle()
      await session.switchTo().newWindow('tab')
      try {
        await session.get(url)
        return await act(place)
      } finally {
        await session.close()
        await session.switchTo().window(own)
      }
    },
    async close() {
      await session.quit().catch(() => undefined)
      endGroup(service)
    },
  }
}

function placeOf(session: WebDriver): Place {
  return {
    click: async (selector) => (await shown(session, selector)).click(),
    hover: async (selector) =>
      session
        .actions()
        .move({ origin: await shown(session, selector) })
        .perform(),
    // A field whose characters are drawn beside it is transparent, and not displayed by the driver's rule.
    async type(selector, text) {
      const origin = await found(session, selector, isThere)
      await session.actions().move({ origin }).click().sendKeys(text.replaceAll('\n', ENTER)).perform()
    },
    read: (expression) => session.executeScript(`return (${expression})`),
  }
}

/** Also what people can't see. */
const isThere = () => Promise.resolve(true)

/** The element, once it is there and displayed. */
function shown(session: WebDriver, selector: string): Promise<WebElement> {
  return found(session, selector, (element) => element.isDisplayed())
}

function found(
  session: WebDriver,
  selector: string,
  isRight: (element: WebElement) => Promise<boolean>,
): Promise<WebElement> {
  return session.wait(async () => {
    const [first] = await session.findElements(By.css(selector))
    return first && (await isRight(first)) ? first : null
  }, PATIENCE_MS)
}

async function listening(service: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (await isFree(port)) {
    if (service.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${service.exitCode}`)
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It is gone already.
  }
}
