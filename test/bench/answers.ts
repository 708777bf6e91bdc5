import { loadavg } from 'node:os'
import type { Page } from 'playwright'
import { median } from '../setup/median.js'
import { table } from '../setup/table.js'
import { type GallerySite, onGallery } from './gallery-site.js'
import { timeToPaint } from './time-to-tokens.js'

const RUNS = 7
/** Time for start-up work to end, at the slowed rate: who types is slower. */
const SETTLE_MS = 2_500

interface Answer {
  readonly name: string
  readonly state: string
  /** What the gallery marks as it hands the answer over. */
  readonly mark: string
  /** What is seen then. */
  readonly selector: string
  /** Milliseconds that it may take. */
  readonly allowed: number
  /** Leads the page to the question. */
  ask(page: Page): Promise<void>
}

const answers: readonly Answer[] = [
  {
    name: 'quote of a swap to its amount',
    state: 'swap',
    mark: '/v1/convert/quotes',
    selector: 'output.mk-form-amount:not([data-mk-empty])',
    allowed: 100,
    async ask(page) {
      await page.locator('[data-mk-side="to"]').click()
      await page.locator('[data-mk-view="SwapSelectToken"] [data-mk-token="USDC"]').click()
      await page.getByLabel('You pay').fill('0.5')
    },
  },
  // The review opens with the press, and what it costs comes later, or as soon.
  ...(
    [
      ['cost of a transfer, after 300 ms, to its review', 'send-filled'],
      ['cost of a transfer, at once, to its review', 'send-known'],
    ] as const
  ).map(([name, state]) => ({
    name,
    state,
    mark: 'prepared',
    selector: '[data-mk-view="WalletSendPreview"] [data-leads="Account"]:not([aria-disabled])',
    allowed: 150,
    ask: (page: Page) => page.getByRole('button', { name: 'Preview send' }).click(),
  })),
]

/**
 * `npm run bench:answers`: milliseconds from an answer to its paint, at a quarter of the CPU, each time in a new page
 * that is at rest. Ends with 1 when a median is over its limit.
 */
export async function main(): Promise<number> {
  return onGallery(async (site) => {
    const rows = []
    let isHeld = true
    for (const answer of answers) {
      const times = await measure(site, answer)
      isHeld &&= median(times) <= answer.allowed
      rows.push([answer.name, median(times).toFixed(0), Math.max(...times).toFixed(0), `${answer.allowed}`])
    }
    console.log(table([['answer to paint, ms', 'median', 'worst', 'allowed'], ...rows]))
    console.log(`\nmedians of ${RUNS}, CPU slowed 4 times, load average ${loadavg()[0]?.toFixed(1)}\n`)
    return isHeld ? 0 : 1
  })
}

/** The first round warms the machine up. */
async function measure({ browser, origin }: GallerySite, { state, mark, selector, ask }: Answer) {
  const times: number[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    const time = await timeToPaint(browser, { selector, since: { mark } }, async (page) => {
      await page.goto(`${origin}/?state=${state}`)
      await page.waitForSelector('[data-mk-view]')
      await page.waitForTimeout(SETTLE_MS)
      await ask(page)
    })
    if (run > 0) times.push(time)
  }
  return times
}
