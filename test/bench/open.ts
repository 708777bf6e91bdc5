import { loadavg } from 'node:os'
import { launchChromium } from '../setup/browser.js'
import { median } from '../setup/median.js'
import { packKit } from '../setup/pack.js'
import { type Served, serve } from '../setup/serve.js'
import { table } from '../setup/table.js'
import { benchApp } from './bench-app.js'
import { paintLimits } from './limits.data.js'
import { announceScript, plainWallets } from './plain-wallets.js'
import { type Approach, timeToAddress, timeToFirstRow } from './time-to-first-row.js'

const RUNS = 7
/** The wallet that is clicked. */
const wallet = plainWallets[0]?.rdns ?? ''

interface Case {
  readonly name: string
  /** One measurement, in milliseconds. */
  measure(): Promise<number>
  /** What DESIGN §4 allows over the floor, in milliseconds; the floor is the first case. */
  readonly allowedMs?: number
  readonly times: number[]
}

/**
 * `npm run bench`: click on the button to first wallet row painted, and click on a wallet to its address painted, at a
 * quarter of the CPU, beside a bare dialog in the same run.
 */
export async function main(): Promise<number> {
  const kit = await packKit()
  const apps = [
    await benchApp({ name: 'bench-floor', kit, host: 'floor', page: 'floor' }),
    await benchApp({ name: 'bench-base', kit, host: 'base' }),
    await benchApp({ name: 'bench-defaults', kit, host: 'defaults' }),
    await benchApp({ name: 'bench-logins', kit, host: 'logins' }),
  ]
  const served: Served[] = []
  for (const app of apps) served.push(await serve({ dir: (await app.build()).dist, script: announceScript }))
  const browser = await launchChromium()
  try {
    const [floor, ...hosts] = served
    if (!floor) throw new Error('The pages were not built.')
    const names = ['base', 'defaults', 'base with e-mail and providers']
    const row = (page: Served, approach: Approach) => () => timeToFirstRow(browser, page.origin, approach)
    const address = (page: Served) => () => timeToAddress(browser, page.origin, wallet)
    const { near, cold, connect } = paintLimits
    const opening: readonly Case[] = [
      { name: 'bare dialog', measure: row(floor, 'hover'), times: [] },
      ...hosts.flatMap((page, at): readonly Case[] => [
        { name: `${names[at]}, hovered 300 ms before`, measure: row(page, 'hover'), allowedMs: near, times: [] },
        { name: `${names[at]}, focused 300 ms before`, measure: row(page, 'focus'), allowedMs: near, times: [] },
        { name: `${names[at]}, cold`, measure: row(page, 'cold'), allowedMs: cold, times: [] },
      ]),
    ]
    const connecting: readonly Case[] = [
      { name: 'bare list', measure: address(floor), times: [] },
      ...hosts.map((page, at) => ({ name: `${names[at]}`, measure: address(page), allowedMs: connect, times: [] })),
    ]
    await measure([...opening, ...connecting])
    print('click to first row painted, ms', opening)
    console.log('')
    print('click on a wallet to its address painted, ms', connecting)
    const load = loadavg()[0]?.toFixed(1)
    console.log(`\nmedians of ${RUNS}, CPU slowed 4 times, load average ${load}; a busy machine adds to both`)
    return 0
  } finally {
    await browser.close()
    await Promise.all([...served.map((page) => page.stop()), ...apps.map((app) => app.remove())])
  }
}

/** In turns, so that a busy moment of the machine falls on all of them; the first round warms up and does not count. */
async function measure(cases: readonly Case[]): Promise<void> {
  for (let run = 0; run <= RUNS; run += 1) {
    for (const { measure: once, times } of cases) {
      const time = await once()
      if (run > 0) times.push(time)
    }
  }
}

function print(title: string, cases: readonly Case[]): void {
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
  const heading = [title, 'median', 'least', 'most', 'times floor', 'over floor', 'allowed', '']
  console.log(table([heading, ...rows]))
}

function verdict(over: number, allowed: number): string {
  return over <= allowed ? 'holds' : 'over'
}
