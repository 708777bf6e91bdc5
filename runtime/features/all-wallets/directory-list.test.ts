import { expect, test } from 'vitest'
import { directoryOver, idsOf, many, readAll, row } from '../../../test/unit/fake-directory.js'

test('behavior: featured, recommended, then pages of forty, each wallet once', async () => {
  const { directory, urls } = await directoryOver({ rows: many(130), featured: ['w100'] })
  const list = directory.list()
  await list.more()
  expect(list.state.peek()).toMatchObject({ status: 'more', count: 130 })
  const { wallets, status } = await readAll(list)
  expect([wallets.length, new Set(idsOf(wallets)).size, status]).toEqual([130, 130, 'end'])
  expect(idsOf(wallets.slice(0, 6))).toEqual(['w100', 'w1', 'w2', 'w3', 'w4', 'w5'])
  expect(urls.slice(2).map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2', '3', '4'])
  expect(urls[2]?.searchParams.get('exclude')).toBe('w100,w1,w2,w3,w4')
})

test('behavior: 10,000 wallets, and not one page more than that takes', async () => {
  const { directory, urls } = await directoryOver({ rows: many(10_500) })
  const { wallets, status } = await readAll(directory.list())
  expect([wallets.length, status, urls.length]).toEqual([10_004, 'end', 251])
})

test('param: a search asks for a hundred at once, without the shelf', async () => {
  const { directory, urls } = await directoryOver({ rows: many(3) })
  await readAll(directory.list({ search: 'river' }))
  expect(urls).toHaveLength(1)
  const query = Object.fromEntries(urls[0]?.searchParams ?? [])
  expect(query).toEqual({
    projectId: 'local',
    st: 'modal-kit',
    sv: 'react',
    page: '1',
    entries: '100',
    search: 'river',
    chains: 'eip155:1',
  })
})

test('param: certified ones are asked for, and others that come are not listed', async () => {
  const { directory, urls } = await directoryOver({ rows: [row('a', { badge_type: 'certified' }), row('b')] })
  const { wallets } = await readAll(directory.list({ isCertified: true }))
  expect([urls[0]?.searchParams.get('badge_type'), idsOf(wallets)]).toEqual(['certified', ['a']])
})

test('behavior: what the app leaves out is left out, by id, rdns and name, whatever the directory says', async () => {
  const rows = [row('a'), row('b', { rdns: 'io.B' }), { ...row('c'), name: 'Sea' }, row('d')]
  const exclude = { ids: ['a'], rdns: ['io.b'], names: ['SEA'] }
  const { directory, urls } = await directoryOver({ rows, exclude, isRude: true })
  expect(idsOf((await readAll(directory.list())).wallets)).toEqual(['d'])
  const recommended = urls.find(({ searchParams }) => searchParams.get('entries') === '4')
  expect(recommended?.searchParams.get('exclude')).toBe('a')
})

test.each([
  ['a shelf', async ({ directory }: Awaited<ReturnType<typeof directoryOver>>) => void (await directory.shelf())],
  [
    'a list',
    async ({ directory }: Awaited<ReturnType<typeof directoryOver>>) => void (await readAll(directory.list())),
  ],
  [
    'a search',
    async ({ directory }: Awaited<ReturnType<typeof directoryOver>>) =>
      void (await readAll(directory.list({ search: 'sea' }))),
  ],
])('behavior: a wallet the app leaves out by its id in the directory is known by its rdns after %s', async (_, ask) => {
  const rows = [row('a', { rdns: 'io.a' }), row('b', { rdns: 'io.b' })]
  const made = await directoryOver({ rows, exclude: { ids: ['a', 'gone'], names: ['Sea'] } })
  const { directory, urls } = made
  const announced = { id: 'io.a', rdns: 'io.A', name: 'Another name' }
  expect([directory.hides(announced), directory.hides({ id: 'c', name: 'sea' })]).toEqual([false, true])
  await ask(made)
  expect(directory.hides(announced)).toBe(true)
  expect(directory.hides({ id: 'io.b', rdns: 'io.b', name: 'Wallet a' })).toBe(false)
  await ask(made)
  expect(urls.filter(({ searchParams }) => searchParams.get('include') === 'a,gone')).toHaveLength(1)
})

test('error: what the app leaves out is asked for again where that failed', async () => {
  const { directory, host } = await directoryOver({ rows: [row('a', { rdns: 'io.a' })], exclude: { ids: ['a'] } })
  const { fetch } = host.http
  host.http.fetch = async () => Response.json({}, { status: 500 })
  const list = directory.list({ search: 'wallet' })
  await list.more()
  expect(list.state.peek()).toMatchObject({ status: 'failed', error: { code: 'backend/failed' } })
  host.http.fetch = fetch
  await list.more()
  expect(list.state.peek().status).toBe('end')
  expect(directory.hides({ id: 'io.a', rdns: 'io.a', name: 'A' })).toBe(true)
})

test('behavior: only what the app includes is listed', async () => {
  const { directory, urls } = await directoryOver({ rows: many(9), include: ['w2', 'w5'], isRude: true })
  expect(idsOf((await readAll(directory.list())).wallets)).toEqual(['w2', 'w5'])
  expect(urls[0]?.searchParams.get('include')).toBe('w2,w5')
})

test('behavior: a wallet that says its chains shares one with the app', async () => {
  const rows = [row('a', { chains: ['eip155:1'] }), row('b', { chains: ['eip155:5'] }), row('c')]
  const { directory } = await directoryOver({ rows })
  expect(idsOf((await readAll(directory.list())).wallets)).toEqual(['a', 'c'])
})

test('behavior: on a phone something opens it: a link, or the browser of its own', async () => {
  const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
  const rows = [
    row('a'),
    { id: 'b', name: 'Desk' },
    { id: 'c', name: 'Bad', mobile_link: 'javascript://x' },
    { id: phantom, name: 'P' },
  ]
  const near = await directoryOver({ rows, isMobile: true })
  expect(idsOf((await readAll(near.directory.list())).wallets)).toEqual(['a', phantom])
  const desk = await directoryOver({ rows })
  expect((await readAll(desk.directory.list())).wallets).toHaveLength(4)
})

test('error: a directory that repeats itself ends', async () => {
  const rows = Array.from({ length: 10_000 }, () => row('same'))
  const { directory, urls } = await directoryOver({ rows, isRude: true })
  expect(await readAll(directory.list())).toMatchObject({ wallets: [{ id: 'same' }], status: 'end' })
  expect(urls.length).toBeLessThan(10)
})

test('error: a page that fails leaves what is here, and is tried again', async () => {
  const { directory, urls, host } = await directoryOver({ rows: many(100) })
  const list = directory.list()
  await list.more()
  const { fetch } = host.http
  host.http.fetch = async () => Response.json({}, { status: 500 })
  await list.more()
  expect(list.state.peek()).toMatchObject({ status: 'failed', error: { code: 'backend/failed' } })
  expect(list.state.peek().wallets).toHaveLength(44)
  host.http.fetch = fetch
  await list.more()
  expect(list.state.peek().wallets).toHaveLength(84)
  expect(urls.at(-1)?.searchParams.get('page')).toBe('2')
})

test('behavior: a list that is left asks nothing more and shows nothing more', async () => {
  const { directory, host } = await directoryOver({ rows: many(100) })
  const list = directory.list({ search: 'wallet' })
  const more = list.more()
  list.stop()
  await more
  await list.more()
  expect(list.state.peek()).toMatchObject({ wallets: [], status: 'loading' })
  expect(host.clock.pending()).toBe(0)
})
