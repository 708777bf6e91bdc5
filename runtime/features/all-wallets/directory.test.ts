import { describe, expect, test } from 'vitest'
import { describeFeature } from '../../../test/unit/conformance.js'
import { evmNetwork, fakeKit } from '../../../test/unit/fake-kit.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { connect } from '../connect/feature.js'
import { createDirectory } from './directory.js'
import { type AllWalletsOptions, allWallets } from './feature.js'

const services = { api: 'https://api.example', images: 'https://pictures.example' }
const { signal } = new AbortController()

describeFeature('allWallets', () => {
  const { kit, host } = fakeKit({ features: [connect(), allWallets()], services })
  return { feature: allWallets(), kit, host }
})

interface Plan extends AllWalletsOptions {
  readonly rows?: readonly object[]
  readonly count?: number
  readonly isMobile?: boolean
  readonly exclude?: { ids?: readonly string[]; rdns?: readonly string[]; names?: readonly string[] }
  /** Ignores what it is asked to leave out and how much it is asked for. */
  readonly isRude?: boolean
}

/** A directory over a backend with these rows. */
async function setup({ rows = [], count, isMobile = false, exclude = {}, isRude = false, ...options }: Plan = {}) {
  const urls: URL[] = []
  const host = fakeHost({
    isMobile,
    fetch({ url }) {
      const { searchParams: query } = new URL(url)
      urls.push(new URL(url))
      const list = (name: string) => query.get(name)?.split(',')
      const id = (row: object) => (row as { id: string }).id
      const found = rows.filter(
        (row) =>
          isRude ||
          ((list('include')?.includes(id(row)) ?? true) &&
            !list('exclude')?.includes(id(row)) &&
            (!query.has('rdns') || (row as { rdns?: string }).rdns === query.get('rdns'))),
      )
      const size = Number(query.get('entries'))
      const start = (Number(query.get('page')) - 1) * size
      return Response.json({ data: found.slice(start, start + size), count: count ?? found.length })
    },
  })
  const { kit } = fakeKit({ features: [connect({ exclude })], services, networks: [evmNetwork(1, 'Ethereum')] }, host)
  await kit.loadModal()
  return { directory: createDirectory(kit, options), urls, host }
}

const row = (id: string, more: object = {}) => ({ id, name: `Wallet ${id}`, mobile_link: `${id}app://`, ...more })
const many = (length: number) => Array.from({ length }, (_, index) => row(`w${index + 1}`))
const idsOf = (wallets: readonly { readonly id: string }[]) => wallets.map(({ id }) => id)

async function all(list: ReturnType<Awaited<ReturnType<typeof setup>>['directory']['list']>) {
  for (let tries = 0; tries < 400 && list.state.peek().status === 'more'; tries += 1) await list.more()
  return list.state.peek()
}

describe('the shelf', () => {
  test('behavior: featured wallets come as the config orders them, with their pictures, once', async () => {
    const rows = [row('a', { image_id: 'pic/ture' }), row('b', { image_id: 'pic' }), ...many(20)]
    const { directory, urls } = await setup({ rows, featured: ['b', 'gone', 'a'] })
    const [shelf] = await Promise.all([directory.shelf(), directory.shelf()])
    expect(shelf.wallets.map(({ id, group }) => `${group} ${id}`)).toEqual([
      'featured b',
      'featured a',
      'recommended w1',
      'recommended w2',
      'recommended w3',
      'recommended w4',
    ])
    expect(shelf.wallets[0]?.image_url).toBe(
      'https://pictures.example/getWalletImage/pic?projectId=local&st=modal-kit&sv=react',
    )
    expect(shelf.wallets[1]?.image_url).toBeUndefined()
    expect(urls.map(({ pathname, searchParams }) => [pathname, searchParams.get('entries')])).toEqual([
      ['/getWallets', '3'],
      ['/getWallets', '4'],
    ])
    expect(urls[1]?.searchParams.get('exclude')).toBe('b,gone,a')
    expect(urls[1]?.searchParams.get('chains')).toBe('eip155:1')
  })

  test.each([
    [9, 9, '{count}'],
    [487, 480, '{count}+'],
  ])('param: %i wallets are counted as %i in the form %s', async (count, shown, other) => {
    const { directory } = await setup({ rows: many(4), count })
    expect((await directory.shelf()).total).toEqual({ count: shown, forms: { other } })
  })

  test('param: of one chain family', async () => {
    const rows = [
      row('a', { chains: ['eip155:1'] }),
      row('b', { chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJd'] }),
      row('c'),
    ]
    const { directory } = await setup({ rows })
    expect(idsOf((await directory.shelf('solana')).wallets)).toEqual(['b', 'c'])
    expect(idsOf((await directory.shelf()).wallets)).toEqual(['a', 'b', 'c'])
  })

  test('error: a failure is forgotten', async () => {
    let isDown = true
    const host = fakeHost({
      fetch: () => (isDown ? Response.json({}, { status: 500 }) : Response.json({ data: [row('a')] })),
    })
    const { kit } = fakeKit({ features: [connect()], services }, host)
    const directory = createDirectory(kit)
    await expect(directory.shelf()).rejects.toMatchObject({ code: 'backend/failed' })
    isDown = false
    expect((await directory.shelf()).wallets).toHaveLength(1)
    expect(host.open()).toBe(0)
  })
})

describe('the list', () => {
  test('behavior: featured, recommended, then pages of forty, each wallet once', async () => {
    const { directory, urls } = await setup({ rows: many(130), featured: ['w100'] })
    const list = directory.list()
    await list.more()
    expect(list.state.peek()).toMatchObject({ status: 'more', count: 130 })
    const { wallets, status } = await all(list)
    expect([wallets.length, new Set(idsOf(wallets)).size, status]).toEqual([130, 130, 'end'])
    expect(idsOf(wallets.slice(0, 6))).toEqual(['w100', 'w1', 'w2', 'w3', 'w4', 'w5'])
    expect(urls.slice(2).map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2', '3', '4'])
    expect(urls[2]?.searchParams.get('exclude')).toBe('w100,w1,w2,w3,w4')
  })

  test('behavior: 10,000 wallets, and not one page more than that takes', async () => {
    const { directory, urls } = await setup({ rows: many(10_500) })
    const { wallets, status } = await all(directory.list())
    expect([wallets.length, status, urls.length]).toEqual([10_004, 'end', 251])
  })

  test('param: a search asks for a hundred at once, without the shelf', async () => {
    const { directory, urls } = await setup({ rows: many(3) })
    await all(directory.list({ search: 'river' }))
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
    const { directory, urls } = await setup({ rows: [row('a', { badge_type: 'certified' }), row('b')] })
    const { wallets } = await all(directory.list({ isCertified: true }))
    expect([urls[0]?.searchParams.get('badge_type'), idsOf(wallets)]).toEqual(['certified', ['a']])
  })

  test('behavior: what the app leaves out is left out, by id, rdns and name, whatever the directory says', async () => {
    const rows = [row('a'), row('b', { rdns: 'io.B' }), { ...row('c'), name: 'Sea' }, row('d')]
    const exclude = { ids: ['a'], rdns: ['io.b'], names: ['SEA'] }
    const { directory, urls } = await setup({ rows, exclude, isRude: true })
    expect(idsOf((await all(directory.list())).wallets)).toEqual(['d'])
    expect(urls[0]?.searchParams.get('exclude')).toBe('a')
  })

  test('behavior: only what the app includes is listed', async () => {
    const { directory, urls } = await setup({ rows: many(9), include: ['w2', 'w5'], isRude: true })
    expect(idsOf((await all(directory.list())).wallets)).toEqual(['w2', 'w5'])
    expect(urls[0]?.searchParams.get('include')).toBe('w2,w5')
  })

  test('behavior: a wallet that says its chains shares one with the app', async () => {
    const rows = [row('a', { chains: ['eip155:1'] }), row('b', { chains: ['eip155:5'] }), row('c')]
    const { directory } = await setup({ rows })
    expect(idsOf((await all(directory.list())).wallets)).toEqual(['a', 'c'])
  })

  test('behavior: on a phone something opens it: a link, or the browser of its own', async () => {
    const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
    const rows = [
      row('a'),
      { id: 'b', name: 'Desk' },
      { id: 'c', name: 'Bad', mobile_link: 'javascript://x' },
      { id: phantom, name: 'P' },
    ]
    const near = await setup({ rows, isMobile: true })
    expect(idsOf((await all(near.directory.list())).wallets)).toEqual(['a', phantom])
    const desk = await setup({ rows })
    expect((await all(desk.directory.list())).wallets).toHaveLength(4)
  })

  test('error: a directory that repeats itself ends', async () => {
    const rows = Array.from({ length: 10_000 }, () => row('same'))
    const { directory, urls } = await setup({ rows, isRude: true })
    expect(await all(directory.list())).toMatchObject({ wallets: [{ id: 'same' }], status: 'end' })
    expect(urls.length).toBeLessThan(10)
  })

  test('error: a page that fails leaves what is here, and is tried again', async () => {
    const { directory, urls, host } = await setup({ rows: many(100) })
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
    const { directory, host } = await setup({ rows: many(100) })
    const list = directory.list({ search: 'wallet' })
    const more = list.more()
    list.stop()
    await more
    await list.more()
    expect(list.state.peek()).toMatchObject({ wallets: [], status: 'loading' })
    expect(host.clock.pending()).toBe(0)
  })
})

describe('one wallet', () => {
  test('behavior: what was listed is known at once, anything else is asked for by id or rdns', async () => {
    const { directory, urls } = await setup({
      rows: [row('a', { rdns: 'io.a', image_id: 'pic' }), row('b', { rdns: 'io.b' })],
    })
    expect(await directory.find('a', signal)).toMatchObject({ id: 'a', image_url: expect.stringContaining('/pic?') })
    expect(await directory.find('io.a', signal)).toMatchObject({ id: 'a' })
    expect(urls).toHaveLength(1)
    expect(await directory.find('io.b', signal)).toMatchObject({ id: 'b' })
    expect(await directory.find('gone', signal)).toBeUndefined()
    expect(urls.map(({ searchParams }) => searchParams.get('include') ?? searchParams.get('rdns'))).toEqual([
      'a',
      'io.b',
      'gone',
    ])
  })

  test('error: an answer about another wallet is none', async () => {
    const { directory } = await setup({ rows: [row('evil')], isRude: true })
    expect(await directory.find('a', signal)).toBeUndefined()
  })
})
