import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { launchChromium } from '../setup/browser.js'
import { median } from '../setup/median.js'
import { mustRun } from '../setup/run-program.js'
import { inOutsideFolder, repository } from '../setup/scratch.js'
import { serve } from '../setup/serve.js'
import { table } from '../setup/table.js'
import { type Frames, scrollFrames } from './scroll-frames.js'

const gallery = join(repository, 'test/gallery')
const RUNS = 5
const CPU_RATE = 4
/** Time for start-up work to end, at the slowed rate. */
const SETTLE_MS = 2_000
/** What DESIGN §4 allows: milliseconds of a frame, and rows in the document. */
const limits = { frameMs: 50, rows: 60 } as const

/** Replaces the list by a box of its height, for what the machine can do at all. */
function emptyList(): void {
  const box = document.createElement('div')
  box.style.blockSize = '560000px'
  const scroller = document.createElement('div')
  scroller.className = 'mk-long'
  scroller.append(box)
  document.querySelector('.mk-long')?.replaceWith(scroller)
}

/**
 * `npm run bench:scroll`: the gallery's directory of 10,000 wallets under the wheel, at a quarter of the CPU, beside an
 * empty scroller in the same run. Ends with 1 when any round has a frame over the limit or too many rows: what else the
 * machine does only adds, so the machine has to be quiet, which the empty scroller shows.
 */
export async function main(): Promise<number> {
  return inOutsideFolder(async ({ dir, remove }) => {
    // In a process of its own: what runs this program has made a development environment of this one.
    const vite = join(repository, 'node_modules/vite/bin/vite.js')
    await mustRun(process.execPath, [vite, 'build', '--outDir', dir, '--emptyOutDir'], { cwd: gallery })
    const [site, browser] = [await serve({ dir }), await launchChromium()]
    try {
      const rounds = { empty: [] as Frames[], directory: [] as Frames[] }
      for (let run = 0; run <= RUNS; run += 1) {
        const [empty, directory] = [await round(browser, site.origin, true), await round(browser, site.origin, false)]
        // The first one warms up.
        if (run > 0) rounds.empty.push(empty)
        if (run > 0) rounds.directory.push(directory)
      }
      print(rounds)
      return holds(rounds.directory) ? 0 : 1
    } finally {
      await Promise.all([browser.close(), site.stop(), remove()])
    }
  })
}

/** Fetches page after page, as somebody does who goes to the end again and again, and returns to the top. */
async function fetchAll(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const list = document.querySelector('.mk-long')
    const isWhole = list?.querySelector('li')?.getAttribute('aria-setsize') !== '-1'
    list?.scrollTo(0, isWhole ? 0 : list.scrollHeight)
    return isWhole && list?.scrollTop === 0
  })
}

async function round(browser: Browser, origin: string, isEmpty: boolean): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.goto(`${origin}/?state=all-wallets`)
    await page.waitForSelector('dialog[open] .mk-long .mk-row')
    await fetchAll(page)
    if (isEmpty) await page.evaluate(emptyList)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.waitForTimeout(SETTLE_MS)
    return await scrollFrames(page, '.mk-long')
  } finally {
    await context.close()
  }
}

const worst = ({ times }: Frames) => Math.max(...times)
/** Frames come in steps of 16.7 ms and a little: 50.1 is the third of them. */
const late = ({ times }: Frames) => times.filter((time) => Math.round(time) > limits.frameMs).length

function holds(rounds: readonly Frames[]): boolean {
  return rounds.every((frames) => late(frames) === 0 && frames.rows < limits.rows)
}

function print(cases: Readonly<Record<string, readonly Frames[]>>): void {
  const rows = Object.entries(cases).flatMap(([name, rounds]) =>
    rounds.map((frames) => [
      name,
      `${frames.times.length}`,
      median(frames.times).toFixed(0),
      worst(frames).toFixed(0),
      `${late(frames)}`,
      `${frames.rows}`,
      frames.elements.join(' to '),
    ]),
  )
  const heading = ['10,000 wallets', 'frames', 'median ms', 'worst ms', `over ${limits.frameMs}`, 'rows', 'elements']
  console.log(table([heading, ...rows]))
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `\nCPU slowed ${CPU_RATE} times, load average ${load}; where the empty scroller is late, the machine is busy`,
  )
}
