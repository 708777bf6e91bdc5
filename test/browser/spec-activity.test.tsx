import { expect, test } from 'vitest'
import { activity } from '../../runtime/features/activity/feature.js'
import { submissions } from '../../runtime/features/submissions/feature.js'
import { hashOf } from '../gallery/history-backend.js'
import { manualClock } from '../gallery/manual-clock.js'
import { connectAndLook, openPage, press } from './spec-page.js'
import { until } from './until.js'

const coin = {
  direction: 'in',
  quantity: { numeric: '1' },
  fungible_info: { name: 'Coin', symbol: 'COIN', icon: null },
}
const nft = (is_spam?: boolean) => ({
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: { name: 'Picture', content: null, flags: { is_spam } },
})

interface Told {
  readonly type?: string
  readonly minedAt?: string
  readonly chain?: string
  readonly transfers?: readonly object[]
}

/** A history as the backend tells it: the hash of each is its place. */
function told(...rows: readonly Told[]): () => Promise<Response> {
  const data = rows.map(({ type = 'send', minedAt = '2023-11-01T12:00:00Z', chain = 'eip155:1', ...row }, place) => ({
    id: `${place}`,
    metadata: { operationType: type, hash: hashOf(place), minedAt, status: 'confirmed', chain },
    transfers: row.transfers ?? [coin],
  }))
  return async () => Response.json({ data, next: null })
}

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.mk-activity li a')]
/** The places of the rows that are shown. */
const places = () => links().map(({ href }) => Number(`0x${href.split('0x')[1]}`))

/** Connects, and picks the tab of the activity. */
async function lookAt(history: () => Promise<Response>): Promise<readonly unknown[]> {
  const { kit } = await openPage({
    clock: manualClock(),
    features: [activity(), submissions()],
    views: { Transactions: () => import('../../runtime/features/activity/transactions.view.js') },
    services: { api: 'https://backend.example' },
    fetch: async (url) => (url.pathname.endsWith('/history') ? history() : Response.json({ balances: [] })),
  })
  const failures: unknown[] = []
  kit.events.on(({ event, properties }) => event === 'ERROR_FETCH_TRANSACTIONS' && failures.push(properties))
  await connectAndLook()
  await press('[data-mk-tab="activity"]')
  return failures
}

test('SPEC §9: the sign before what a transaction moved is that of its operation type', async () => {
  const signs = {
    '+': ['receive', 'deposit', 'borrow', 'claim'],
    '\u2212': ['withdraw', 'repay', 'burn'],
    '': ['send', 'trade', 'approve', 'mint', 'execute', 'constructor', '__proto__', ''],
  }
  const rows = Object.entries(signs).flatMap(([sign, types]) => types.map((type) => ({ sign, type })))
  await lookAt(told(...rows))
  await until(() => links().length === rows.length)
  const shown = links().map((link) => link.querySelector('.mk-row-detail')?.textContent)
  expect(places().map((place, at) => [rows[place]?.type, shown[at]])).toEqual(
    places().map((place) => [rows[place]?.type, `${rows[place]?.sign}1.000\u00a0COIN`]),
  )
})

test('SPEC §5: spam and what is of another chain is left out, and what moved nothing is no spam', async () => {
  const rows: readonly Told[] = [
    { transfers: [nft(true)] },
    { transfers: [nft(true), nft(true)] },
    { transfers: [nft(true), nft(false)] },
    { transfers: [nft(true), nft()] },
    { transfers: [nft(false)] },
    { type: 'approve', transfers: [] },
    { chain: 'eip155:8453' },
  ]
  await lookAt(told(...rows))
  await until(() => links().length > 0)
  expect([...new Set(places())].toSorted()).toEqual([2, 3, 4, 5])
})

test('SPEC §3: transactions are grouped by year and then month, the newest first in each', async () => {
  const moments = ['2022-05-10', '2023-05-10', '2022-07-01', '2023-05-20']
  await lookAt(told(...moments.map((day) => ({ minedAt: `${day}T12:00:00Z` }))))
  await until(() => links().length === 4)
  const months = [...document.querySelectorAll('.mk-month')].map(({ textContent }) => textContent)
  expect([months, places()]).toEqual([
    ['May', 'July 2022', 'May 2022'],
    [3, 1, 2, 0],
  ])
})

test('SPEC §8: a failure says "Failed to fetch transactions", lists nothing and tells an event', async () => {
  const failures = await lookAt(async () => new Response('{}', { status: 400 }))
  await until(() => document.querySelector('[data-mk-toast]'))
  expect(document.querySelector('[data-mk-toast]')?.textContent).toBe('Failed to fetch transactions')
  expect([failures.length, document.querySelectorAll('.mk-activity li').length]).toEqual([1, 0])
})
