import { loadavg } from 'node:os'
import type { Page } from 'playwright'
import { median } from '../setup/median.js'
import { table } from '../setup/table.js'
import type { GallerySite } from './gallery-site.js'
import { type Frames, scrollFrames } from './scroll-frames.js'

/** A long list of the gallery. */
export interface LongList {
  /** For the heading, such as `10,000 wallets`. */
  readonly name: string
  /** Of the gallery's states, the one that shows it. */
  readonly state: string
  /** What scrolls. */
  readonly scroller: string
  /** A row that came: not one that stands in its place. */
  readonly row: string
  /** Pixels of the whole list. */
  readonly height: number
  /** Runs in the page again and again: goes on to the end, and returns to the top. Says whether all of it is here. */
  fetchAll(): boolean
  /** The document must have fewer rows; where nothing is said, all may be in it. */
  readonly maxRows?: number
}

const RUNS = 5
const CPU_RATE = 4
/** Time for start-up work to end, at the slowed rate. */
const SETTLE_MS = 2_000
/** For page after page of a list to come. */
const FETCH_MS = 180_000
/** What a frame may take (DESIGN §4). */
const FRAME_MS = 50

/**
 * Turns the wheel over the whole list at a quarter of the CPU, beside an empty scroller of its height, and prints what
 * the frames took. Whether every round holds: what else the machine does only adds, so the machine has to be quiet,
 * which the empty scroller shows.
 */
export async function scrollHolds(site: GallerySite, list: LongList): Promise<boolean> {
  const rounds = { empty: [] as Frames[], list: [] as Frames[] }
  for (let run = 0; run <= RUNS; run += 1) {
    const [empty, full] = [await round(site, list, true), await round(site, list, false)]
    // The first one warms up.
    if (run > 0) rounds.empty.push(empty)
    if (run > 0) rounds.list.push(full)
  }
  print(list.name, rounds)
  return rounds.list.every((frames) => late(frames) === 0 && frames.rows < (list.maxRows ?? Number.POSITIVE_INFINITY))
}

async function round({ browser, origin }: GallerySite, list: LongList, isEmpty: boolean): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.goto(`${origin}/?state=${list.state}`)
    await page.waitForSelector(`dialog[open] ${list.row}`)
    if (isEmpty) await emptyList(page, list)
    else await page.waitForFunction(list.fetchAll, undefined, { timeout: FETCH_MS })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.waitForTimeout(SETTLE_MS)
    return await scrollFrames(page, list.scroller)
  } finally {
    await context.close()
  }
}

/** Replaces the list by a box of its height, for what the machine can do at all. */
async function emptyList(page: Page, { scroller, height }: LongList): Promise<void> {
  await page.locator(scroller).evaluate((full, pixels) => {
    const box = document.createElement('div')
    box.style.blockSize = `${pixels}px`
    const empty = full.cloneNode()
    empty.appendChild(box)
    full.replaceWith(empty)
  }, height)
}

const worst = ({ times }: Frames) => Math.max(...times)
/** Frames come in steps of 16.7 ms and a little: 50.1 is the third of them. */
const late = ({ times }: Frames) => times.filter((time) => Math.round(time) > FRAME_MS).length

function print(name: string, cases: Readonly<Record<string, readonly Frames[]>>): void {
  const rows = Object.entries(cases).flatMap(([which, rounds]) =>
    rounds.map((frames) => [
      which,
      `${frames.times.length}`,
      median(frames.times).toFixed(0),
      worst(frames).toFixed(0),
      `${late(frames)}`,
      `${frames.rows}`,
      frames.elements.join(' to '),
    ]),
  )
  const heading = [name, 'frames', 'median ms', 'worst ms', `over ${FRAME_MS}`, 'rows', 'elements']
  console.log(table([heading, ...rows]))
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `\nCPU slowed ${CPU_RATE} times, load average ${load}; where the empty scroller is late, the machine is busy`,
  )
}
