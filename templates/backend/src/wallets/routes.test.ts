import fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratedMemory } from '../../../../test/setup/migrated-database.js'
import { limit, runs } from '../../../../test/setup/runs.js'
import type { Env } from '../backend.js'
import { type OpenDatabase, openDatabase } from '../db/open-database.js'
import { answerProblem, Problem } from '../http/problems.js'
import type { WalletPage } from './find-wallets.js'
import { walletRoutes } from './routes.js'
import { importWallets, seedWallets, type WalletDatabase } from './store-wallets.js'

import type { WalletTables } from './tables.js'
import { walletData } from './wallets.data.js'

const METAMASK = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const project = {
  id: 'p',
  name: 'P',
  isEnabled: true,
  tier: 'self-hosted',
  origins: [],
  trustedOrigins: [],
  features: [],
  limits: [],
}
const odd = [
  { id: 'odd-percent', name: '100% Wallet_x', badge_type: 'certified', chains: ['eip155:1'] },
  { id: 'odd-plain', name: '1000 Walletyx', chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] },
  { id: 'odd-quote', name: 'O\'Wallet \\ "q"', rdns: 'Example.Odd.Quote' },
  { id: 'odd-middle', name: 'The 100% other' },
]
let open: OpenDatabase
let db: WalletDatabase
let app: Hono<Env>
beforeAll(async () => {
  open = await openDatabase(await migratedMemory())
  db = open.db.withTables<WalletTables>()
  await seedWallets(db)
  await importWallets(db, odd)
  await db.insertInto('projects').values({ id: 'p', name: 'P', created_at: 0 }).execute()
  app = new Hono<Env>()
  app.onError((error, c) => {
    if (error instanceof Problem) return answerProblem(c, error)
    throw error
  })
  app.use(async (c, next) => {
    c.set('project', c.req.query('projectId') === 'p' ? project : null)
    await next()
  })
  app.route('/', walletRoutes({ db: open.db }))
}, 60_000)
afterAll(() => open?.close())

const ask = (query: Readonly<Record<string, string>>) => app.request(`/getWallets?${new URLSearchParams(query)}`)
async function find(query: Readonly<Record<string, string>>): Promise<WalletPage & { readonly ids: string[] }> {
  const response = await ask(query)
  expect(response.status).toBe(200)
  const page = (await response.json()) as WalletPage
  return { ...page, ids: page.data.map(({ id }) => id) }
}

test('behavior: the first page has 40 wallets and the number of all', async () => {
  const { data, count } = await find({})
  expect(data).toHaveLength(40)
  expect(count).toBe(walletData.length + odd.length)
  expect(data.find(({ id }) => id === METAMASK)).toEqual(walletData.find(({ id }) => id === METAMASK))
})

test('behavior: more than 100 entries are 100; past the end there is nothing but the count', async () => {
  expect((await find({ entries: '5000' })).data).toHaveLength(100)
  expect(await find({ page: '100000', entries: '100' })).toMatchObject({
    data: [],
    count: walletData.length + odd.length,
  })
})

test(
  'behavior: pages of any size walk every wallet exactly once, in the order of the list',
  async () => {
    const all = [...odd, ...walletData].map(({ id }) => id)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 7, max: 120 }),
        fc.constantFrom('', 'wallet', 'o', 'com.'),
        async (entries, search) => {
          const seen: string[] = []
          for (let page = 1; ; page++) {
            const { ids, count } = await find({ page: String(page), entries: String(entries), search })
            seen.push(...ids)
            if (ids.length === 0) {
              expect(seen).toHaveLength(count)
              break
            }
          }
          expect(new Set(seen).size).toBe(seen.length)
          if (!search) expect(seen).toEqual(all)
        },
      ),
      // Each run reads the whole list from a real database, page after page.
      { numRuns: runs(12) },
    )
  },
  limit(60_000),
)

test('behavior: names and rdns are searched in any case, with spaces at the ends; beginnings come first', async () => {
  for (const search of ['metamask', ' METAMASK ', 'io.metamask', 'IO.Meta'])
    expect((await find({ search })).ids[0]).toBe(METAMASK)
  const { data } = await find({ search: 'wallet', entries: '100' })
  const begins = data.map(({ name, rdns = '' }) => [name, rdns].some((text) => text.toLowerCase().startsWith('wallet')))
  expect(begins).toContain(true)
  expect(begins).toContain(false)
  expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false))
})

test('behavior: what SQL takes for a pattern is a plain character of a search', async () => {
  expect((await find({ search: '100%' })).ids).toEqual(['odd-percent', 'odd-middle'])
  expect((await find({ search: 'wallet_' })).ids).toEqual(['odd-percent'])
  expect((await find({ search: '\\' })).ids).toEqual(['odd-quote'])
  expect((await find({ search: "o'w" })).ids).toEqual(['odd-quote'])
  expect((await find({ search: "' or '1'='1" })).count).toBe(0)
  expect((await find({ search: '%' })).ids.toSorted()).toEqual(['odd-middle', 'odd-percent'])
})

test('behavior: a search of nothing that is seen finds all', async () => {
  const all = walletData.length + odd.length
  for (const search of ['', '  ', '\u0000\u200b']) expect((await find({ search })).count).toBe(all)
})

test(
  'behavior: what a search finds is what the names and rdns say, whatever is searched',
  async () => {
    const rows = [...odd, ...walletData].map(({ name, ...rest }) =>
      [name, 'rdns' in rest ? (rest.rdns ?? '') : ''].map((text) => text.normalize('NFKC').toLowerCase()),
    )
    const text = fc.oneof(fc.stringMatching(/^[a-z0-9.%_ ]{1,4}$/), fc.string({ minLength: 1, maxLength: 6 }))
    await fc.assert(
      fc.asyncProperty(text, async (search) => {
        const key = search.replace(/\s+/g, ' ').trim().toLowerCase()
        const expected = rows.filter((texts) => texts.some((text) => text.includes(key))).length
        expect((await find({ search })).count).toBe(expected)
      }),
      // Each run searches a real database.
      { numRuns: runs(60) },
    )
  },
  limit(60_000),
)

test('behavior: include, exclude, badges, chains, names and rdns each filter', async () => {
  expect((await find({ include: `${METAMASK},odd-plain,unknown,,` })).ids).toEqual(['odd-plain', METAMASK])
  expect((await find({ include: 'unknown' })).count).toBe(0)
  expect((await find({ exclude: METAMASK, entries: '100' })).count).toBe(walletData.length + odd.length - 1)
  expect((await find({ include: 'odd-plain,odd-quote', exclude: 'odd-plain' })).ids).toEqual(['odd-quote'])
  expect((await find({ badge_type: 'certified' })).ids).toEqual(['odd-percent'])
  expect((await find({ badge: 'certified' })).ids).toEqual(['odd-percent'])
  expect((await find({ names: 'metamask,phantom' })).data.map(({ name }) => name)).toEqual(['MetaMask', 'Phantom'])
  expect((await find({ rdns: 'IO.METAMASK' })).ids).toEqual([METAMASK])
  expect((await find({ rdns: 'io.metamask', names: 'Phantom' })).count).toBe(2)
  expect(
    (await find({ badge_type: '', badge: '', include: '', exclude: '', chains: '', names: '', rdns: '' })).count,
  ).toBe(walletData.length + odd.length)
})

test('behavior: chains leave out wallets that say other chains, never wallets that say none', async () => {
  const only = { include: 'odd-percent,odd-plain,odd-quote' }
  expect((await find({ ...only, chains: 'eip155:1,eip155:10' })).ids).toEqual(['odd-percent', 'odd-quote'])
  expect((await find({ ...only, chains: 'eip155:8453' })).ids).toEqual(['odd-quote'])
})

test('behavior: a project hides wallets and features others, for itself only', async () => {
  await db
    .insertInto('project_wallets')
    .values([
      { project_id: 'p', wallet_id: METAMASK, hidden: true, featured: null },
      { project_id: 'p', wallet_id: 'odd-quote', featured: 2 },
      { project_id: 'p', wallet_id: 'odd-middle', featured: 1 },
    ])
    .execute()
  const its = await find({ projectId: 'p' })
  expect(its.count).toBe(walletData.length + odd.length - 1)
  expect(its.ids.slice(0, 3)).toEqual(['odd-middle', 'odd-quote', 'odd-percent'])
  expect((await find({ projectId: 'p', include: METAMASK })).count).toBe(0)
  expect((await find({ include: METAMASK })).count).toBe(1)
  await db.deleteFrom('projects').where('id', '=', 'p').execute()
  expect(await db.selectFrom('project_wallets').selectAll().execute()).toEqual([])
})

test.each(
  (
    [
      { page: '0' },
      { page: '-1' },
      { page: '1.5' },
      { page: 'x' },
      { page: '' },
      { page: '1e3' },
      { page: '100001' },
      { page: '99999999999999999999' },
      { entries: '0' },
      { entries: 'NaN' },
      { entries: '10; drop table wallets' },
      { include: '../../etc/passwd' },
      { include: "x' or 1=1 --" },
      { exclude: 'a b' },
      { exclude: `a,${'x'.repeat(129)}` },
      { include: Array.from({ length: 501 }, (_, index) => `w${index}`).join() },
      { chains: 'ethereum' },
      { chains: "eip155:1' or true" },
      { badge_type: 'CERTIFIED!' },
      { search: 'x'.repeat(101) },
      { names: 'x'.repeat(129) },
    ] as readonly Readonly<Record<string, string>>[]
  ).map((query) => [JSON.stringify(query).slice(0, 60), query] as const),
)('error: %s is refused with a reason that names the field', async (_, query) => {
  const response = await ask(query)
  expect(response.status).toBe(400)
  const { reasons } = (await response.json()) as { reasons: { name: string; description: string }[] }
  expect(reasons).toEqual([
    { name: 'invalid_input', description: expect.stringMatching(new RegExp(`^${Object.keys(query)[0]}`)) },
  ])
})

test('error: broken escapes and characters in the query are refused or find nothing, never a failure', async () => {
  for (const query of [
    'search=%ff%fe',
    'search=%00',
    'include=%',
    'page=%31',
    'search=%ed%a0%80',
    'search[]=x',
    '&&==&=x',
  ]) {
    expect([200, 400]).toContain((await app.request(`/getWallets?${query}`)).status)
  }
})
