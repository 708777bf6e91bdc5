import { type Browser, type BrowserServer, chromium as driver } from 'playwright'
import { chromium } from './chromium.js'
import { argsBesidePlaywright, argsOfDesk } from './chromium-args.js'
import { ensureProgram } from './debian-program.js'

/** How to start Chromium. */
export interface BrowserOptions {
  /** Without them Chromium runs as on somebody's desk: Playwright turns off storage partitioning and more. */
  readonly playwrightDefaults?: boolean
}

/** Starts the system's Chromium without a window. */
export function launchChromium({ playwrightDefaults = true }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = ensureProgram(chromium)
  if (playwrightDefaults) return driver.launch({ executablePath, args: argsBesidePlaywright() })
  return driver.launch({ executablePath, ignoreDefaultArgs: true, args: argsOfDesk() })
}

/** Starts it for several processes, each of which connects and works in browser contexts of its own. */
export function serveChromium(): Promise<BrowserServer> {
  return driver.launchServer({
    executablePath: ensureProgram(chromium),
    args: argsBesidePlaywright(),
    host: '127.0.0.1',
  })
}
