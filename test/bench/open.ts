import { loadavg } from 'node:os'
import type { Browser } from 'playwright'
import { launchChromium } from '../setup/browser.js'
import { median } from '../setup/median.js'
import { packKit } from '../setup/pack.js'
import { type Served, serve } from '../setup/serve.js'
import { table } from '../setup/table.js'
import { benchApp } from './bench-app.js'
import { announceScript } from './plain-wallets.js'
import { type Approach, timeToFirstRow } from './time-to-first-row.js'

const RUNS = 7

interface Case {
  readonly name: string
  readonly page: Served
  readonly approach: Approach
  /** What DESIGN §4 allows over the floor, in milliseconds. */
  readonly allowedMs?: number
  readonly times: number[]
}

/** `npm run bench`: click to first wallet row painted, at a quarter of the CPU, beside a bare dialog in the same run. */
export async function main(): Promise<number> {
  const kit = await packKit()
  const apps = [
    await benchApp({ name: 'bench-floor', kit, host: 'floor', page: 'floor' }),
    await benchApp({ name: 'bench-kit', kit, host: 'base' }),
  ]
  const [floor, full] = await Promise.all(
    apps.map(async (app) => serve({ dir: (await app.build()).dist, script: announceScript })),
  )
  const browser = await launchChromium()
  try {
    if (!floor || !full) throw new Error('The pages were not built.')
    const cases: readonly Case[] = [
      { name: 'bare dialog', page: floor, approach: 'hover', times: [] },
      { name: 'kit, hovered 300 ms before', page: full, approach: 'hover', allowedMs: 90, times: [] },
      { name: 'kit, focused 300 ms before', page: full, approach: 'focus', allowedMs: 90, times: [] },
      { name: 'kit, cold', page: full, approach: 'cold', allowedMs: 170, times: [] },
    ]
    await measure(browser, cases)
    print(cases)
    return 0
  } finally {
    await browser.close()
    await Promise.all([floor?.stop(), full?.stop(), ...apps.map((app) => app.remove())])
  }
}

/** In turns, so that a busy moment of the machine falls on all of them; the first round warms up and does not count. */
async function measure(browser: Browser, cases: readonly Case[]): Promise<void> {
  for (let run = 0; run <= RUNS; run += 1) {
    for (const { page, approach, times } of cases) {
      const time = await timeToFirstRow(browser, page.origin, approach)
      if (run > 0) times.push(time)
    }
  }
}

function print(cases: readonly Case[]): void {
  const floor = median(cases[0]?.times ?? [])
  const rows = cases.map(({ name, times, allowedMs }) => {
    const middle = median(times)
    const over = middle - floor
    return [
      name,
      middle.toFixed(0),
      Math.min(...times).toFixed(0),
      Math.max(...times).toFixed(0),
      (middle / floor).toFixed(1),
      allowedMs === undefined ? '' : over.toFixed(0),
      allowedMs === undefined ? '' : `${allowedMs}`,
      allowedMs === undefined ? '' : verdict(over, allowedMs),
    ]
  })
  const heading = [
    'click to first row painted, ms',
    'median',
    'least',
    'most',
    'times floor',
    'over floor',
    'allowed',
    '',
  ]
  console.log(table([heading, ...rows]))
  console.log(
    `\nmedians of ${RUNS}, CPU slowed 4 times, load average ${loadavg()[0]?.toFixed(1)}; a busy machine adds to both`,
  )
}

function verdict(over: number, allowed: number): string {
  return over <= allowed ? 'holds' : 'over'
}
