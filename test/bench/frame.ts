import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchChromium } from '../setup/browser.js'
import { listenOnLoopback } from '../setup/loopback.js'
import { table } from '../setup/table.js'
import { walletCode } from '../setup/wallet-script.js'
import { serveWalletSite } from '../setup/wallet-site-server.js'
import type { FrameTimes } from './frame-times.js'
import { type FrameLimit, frameLimits } from './limits.data.js'
import { p95, timesFloor } from './p95.js'

/** Visits of each kind, in turns; the first of each warms up. */
const VISITS = 80
const TRIPS = 50

/** The clock of a page that shares nothing with others counts in steps of 5 µs; that of any other page in 100. */
const isolated = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

/**
 * `npm run bench:frame`: from the call to the handshake, and from a request to its answer, between the kit's client and a wallet
 * site of another origin, beside two pages with a bare port in the same run. Ends with 1 when one takes more times as long as is allowed.
 */
export async function main(): Promise<number> {
  const script = await walletCode(join(import.meta.dirname, 'frame-page.ts'))
  const app = await listenOnLoopback(
    createServer(({ url }, response) => {
      const isScript = url === '/page.js'
      response
        .writeHead(200, { ...isolated, 'content-type': isScript ? 'text/javascript' : 'text/html' })
        .end(isScript ? script : '<!doctype html><title>App</title><body><script src="/page.js"></script></body>')
    }),
  )
  const origin = `http://app.localhost:${app.port}`
  const site = await serveWalletSite({ projectId: 'shop', origins: [origin] })
  const browser = await launchChromium()
  try {
    const times: Record<'timeClient' | 'timeBare', FrameTimes[]> = { timeClient: [], timeBare: [] }
    for (let visit = 0; visit <= VISITS; visit += 1) {
      const bare = await timesOf(browser, origin, 'timeBare', site.bareUrl)
      const client = await timesOf(browser, origin, 'timeClient', site.url())
      if (visit === 0) continue
      times.timeBare.push(bare)
      times.timeClient.push(client)
    }
    return print(times.timeClient, times.timeBare)
  } finally {
    await browser.close()
    await Promise.all([app.stop(), site.stop()])
  }
}

/** One visit, in a window that has nothing of an earlier one. */
async function timesOf(
  browser: Browser,
  origin: string,
  way: 'timeClient' | 'timeBare',
  url: string,
): Promise<FrameTimes> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(origin)
    return await page.evaluate(([name, address, trips]) => window[name](address, trips), [way, url, TRIPS] as const)
  } finally {
    await context.close()
  }
}

function print(client: readonly FrameTimes[], bare: readonly FrameTimes[]): number {
  const handshakes = (all: readonly FrameTimes[]) => p95(all.map(({ handshake }) => handshake))
  const trips = (all: readonly FrameTimes[]) => all.map((each) => each.trips)
  const cases: readonly (readonly [name: string, own: number, floor: number, ratio: number, limit: FrameLimit])[] = [
    [
      'call to handshake',
      handshakes(client),
      handshakes(bare),
      handshakes(client) / handshakes(bare),
      frameLimits.handshake,
    ],
    [
      'request to answer',
      p95(trips(client).flat()),
      p95(trips(bare).flat()),
      timesFloor(trips(client), trips(bare)),
      frameLimits.roundTrip,
    ],
  ]
  const rows = cases.map(([name, own, floor, ratio, { aim, times }]) => {
    const figures = [own, floor, ratio].map((figure) => figure.toFixed(2))
    return [name, `${aim}`, ...figures, `${times}`, ratio <= times ? 'holds' : 'over']
  })
  const isHeld = rows.every((row) => row.at(-1) === 'holds')
  console.log(table([['p95, ms', 'aim', 'client', 'bare port', 'times', 'allowed', ''], ...rows]))
  console.log(`\n${VISITS} visits, ${TRIPS} requests each, load average ${loadavg()[0]?.toFixed(1)}`)
  return isHeld ? 0 : 1
}
