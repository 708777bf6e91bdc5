import { type Browser, type BrowserServer, chromium as driver } from 'playwright'
import { chromium } from './chromium.js'
import { ensureProgram } from './debian-program.js'

/** How to start Chromium. */
export interface BrowserOptions {
  /** Without them Chromium runs as on somebody's desk: Playwright turns off storage partitioning and more. */
  readonly playwrightDefaults?: boolean
}

/** Starts the system's Chromium without a window. */
export function launchChromium({ playwrightDefaults = true }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = ensureProgram(chromium)
  if (playwrightDefaults) return driver.launch({ executablePath, args: sandbox() })
  const args = ['--headless=new', '--remote-debugging-pipe', '--no-first-run', '--password-store=basic', ...sandbox()]
  return driver.launch({ executablePath, ignoreDefaultArgs: true, args })
}

/** Starts it for several processes, each of which connects and works in browser contexts of its own. */
export function serveChromium(): Promise<BrowserServer> {
  return driver.launchServer({ executablePath: ensureProgram(chromium), args: sandbox(), host: '127.0.0.1' })
}

/** Root has no sandbox. */
function sandbox(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : []
}
