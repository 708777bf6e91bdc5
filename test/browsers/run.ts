import { packKit } from '../setup/pack.js'
import { SetupError } from '../setup/setup-error.js'
import { table } from '../setup/table.js'
import { chromiumDriver } from './chromium-driver.js'
import type { Driver } from './driver.js'
import { firefoxDriver } from './firefox-driver.js'
import { webkitGtkDriver } from './webkit-driver.js'
import { worlds } from './worlds.js'

const browsers: readonly Browser[] = [
  { label: "Chromium, Playwright's flags", forgetsFrames: true, start: () => chromiumDriver(true) },
  { label: 'Chromium, its own flags', start: () => chromiumDriver(false) },
  { label: 'Firefox', start: firefoxDriver },
  { label: 'WebKit', start: webkitGtkDriver },
]

interface Browser {
  readonly label: string
  /** Frames of other sites keep nothing in it. */
  readonly forgetsFrames?: true
  start(): Promise<Driver>
}

const PASSED = 'passed'

/**
 * `npm run test:browsers`: connect, sign and restore, the flows of the embedded wallet against a site that is played and
 * that of the backend, and the suite of wallet sites, in every browser engine. Ends with 1 when one of them fails. Words after it
 * choose browsers and scenarios by a part of their names.
 */
export async function main(args: readonly string[]): Promise<number> {
  const unknown = args.filter((word) => chosen([...browsers, ...worlds], [word]).length === 0)
  if (unknown.length > 0) throw new SetupError(`No browser and no scenario is called ${unknown.join(', ')}.`)
  const kit = await packKit()
  const rows: string[][] = []
  for (const { label: scenario, needsStorage, start: begin } of chosenOrAll(worlds, args)) {
    const ends: (() => unknown)[] = []
    try {
      const run = await begin({ kit, end: (stop) => void ends.unshift(stop) })
      for (const { label, forgetsFrames, start } of chosenOrAll(browsers, args))
        if (!(needsStorage && forgetsFrames)) rows.push([scenario, label, ...(await attempt(start, run))])
    } finally {
      for (const stop of ends) await stop()
    }
  }
  console.log(table([['scenario', 'browser', 'version', 'seconds', '', ''], ...rows]))
  return rows.length > 0 && rows.every((row) => row.includes(PASSED)) ? 0 : 1
}

interface Labelled {
  readonly label: string
}

function chosenOrAll<T extends Labelled>(all: readonly T[], words: readonly string[]): readonly T[] {
  const some = chosen(all, words)
  return some.length > 0 ? some : all
}

function chosen<T extends Labelled>(all: readonly T[], words: readonly string[]): readonly T[] {
  return all.filter(({ label }) => words.some((word) => label.toLowerCase().includes(word.toLowerCase())))
}

async function attempt(start: () => Promise<Driver>, run: (driver: Driver) => Promise<unknown>): Promise<string[]> {
  const began = Date.now()
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1)
  let driver: Driver | undefined
  try {
    driver = await start()
    const said = await run(driver)
    return [driver.name, seconds(), PASSED, typeof said === 'string' ? said : '']
  } catch (cause) {
    const why = cause instanceof SetupError ? cause.message : String(cause)
    const seen = await driver?.read(`document.querySelector('dialog[open]')?.innerText ?? ''`).catch(String)
    return [driver?.name ?? '', seconds(), 'failed', `${why} (${JSON.stringify(seen)})`]
  } finally {
    await driver?.close()
  }
}
