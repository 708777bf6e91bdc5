import { loadavg } from 'node:os'
import { manyTokens, someTokens } from '../gallery/tokens-backend.js'
import { median } from '../setup/median.js'
import { table } from '../setup/table.js'
import { type GallerySite, onGallery } from './gallery-site.js'
import { type LongList, scrollHolds } from './scroll-rounds.js'
import { timeToPlainList, timeToTokens } from './time-to-tokens.js'

const RUNS = 5
/** Milliseconds from the data to the first tab painted. */
const FIRST_TAB_MS = 300

/** Goes on to the end of the activity again and again, and returns to the top. Runs in the page. */
function fetchActivity(): boolean {
  const view = document.querySelector('.mk-view')
  const list = view?.querySelector('[role="group"][data-status="end"]')
  const isWhole = list !== null && list !== undefined && !list.querySelector('.mk-actions')
  view?.scrollTo(0, isWhole ? 0 : view.scrollHeight)
  return isWhole && view?.scrollTop === 0
}

const transactions: LongList = {
  name: '5,000 transactions',
  state: 'activity-live',
  scroller: '.mk-view',
  row: '.mk-activity li',
  height: 300_000,
  fetchAll: fetchActivity,
  maxRows: 200,
}

/**
 * `npm run bench:account`: how long after its data the first tab of the account is painted, and the frames of a long
 * activity, at a quarter of the CPU. Ends with 1 when the median of a list of tokens or any frame is over its limit.
 */
export async function main(): Promise<number> {
  return onGallery(async (site) => {
    const [isSoon, isSmooth] = [await firstTabHolds(site), await scrollHolds(site, transactions)]
    return isSoon && isSmooth ? 0 : 1
  })
}

/** In turns with an empty page, so that a busy moment of the machine falls on both; the first round warms up. */
async function firstTabHolds(site: GallerySite): Promise<boolean> {
  // Of the few, one is spam and one worth little; of the many, ten are in the first picture.
  const plain = (balances: readonly object[], rows: number) => () =>
    timeToPlainList(site.browser, JSON.stringify({ balances }), rows)
  const cases = [
    { name: '6 tokens, plain list', measure: plain(someTokens, 4), times: [] as number[] },
    { name: '6 tokens, account', measure: () => timeToTokens(site, 'tokens'), times: [] as number[] },
    { name: '5,000 tokens, plain list', measure: plain(manyTokens, 10), times: [] as number[] },
    { name: '5,000 tokens, account', measure: () => timeToTokens(site, 'tokens-many'), times: [] as number[] },
  ]
  for (let run = 0; run <= RUNS; run += 1) {
    for (const { measure, times } of cases) {
      const time = await measure()
      if (run > 0) times.push(time)
    }
  }
  const figures = cases.map(({ name, times }) => ({
    name,
    middle: median(times),
    worst: Math.max(...times),
    allowed: name.endsWith('account') ? FIRST_TAB_MS : Number.POSITIVE_INFINITY,
  }))
  const rows = figures.map(({ name, middle, worst, allowed }) => [
    name,
    middle.toFixed(0),
    worst.toFixed(0),
    Number.isFinite(allowed) ? `${allowed}` : '',
  ])
  console.log(table([['answer to first tab painted, ms', 'median', 'worst', 'allowed'], ...rows]))
  console.log(`\nmedians of ${RUNS}, CPU slowed 4 times, load average ${loadavg()[0]?.toFixed(1)}\n`)
  return figures.every(({ middle, allowed }) => middle <= allowed)
}
