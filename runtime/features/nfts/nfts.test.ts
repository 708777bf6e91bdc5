import { expect, test } from 'vitest'
import { nftBackend, nftRows } from '../../../test/gallery/nft-backend.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { bob } from '../../../test/unit/fake-wallet.js'
import { settle } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import { nftsKit } from '../../../test/unit/nfts-kit.js'
import { account } from '../account/feature.js'
import { nfts } from './feature.js'

describeFeature('nfts', () => {
  const { kit, host } = fakeKit({ features: [account(), nfts()], services: { api: 'https://api.example' } })
  return { feature: nfts(), kit, host }
})

test('behavior: nothing is asked before somebody looks; then the account on its network', async () => {
  const { api, asked, kit, list } = await nftsKit(nftBackend({ rows: nftRows('Penguins', 3) }))
  await settle()
  expect(asked).toEqual([])
  const stop = api.follow()
  await settle()
  expect(asked.map(({ url }) => `${url.origin}${url.pathname} ${url.searchParams.get('chainId')}`)).toEqual([
    `https://api.example/v1/account/${kit.session.account()?.address}/nfts eip155:1`,
  ])
  expect(asked[0]?.url.searchParams.get('projectId')).toBe('local')
  expect(list()).toMatchObject({ nfts: { length: 3 }, rest: 'none' })
  stop()
})

test('behavior: pages come when they are asked for; what stands on two is one', async () => {
  const rows = nftRows('Penguins', 45)
  const { api, asked, list } = await nftsKit(nftBackend({ rows: [...rows.slice(0, 20), ...rows.slice(19)] }))
  api.follow()
  await settle()
  expect(list()).toMatchObject({ nfts: { length: 20 }, rest: 'more' })
  const both = [api.more(), api.more()]
  expect(list()?.rest).toBe('loading')
  await Promise.all(both)
  expect(asked).toHaveLength(2)
  await api.more()
  expect(list()).toMatchObject({ nfts: { length: 45 }, rest: 'none' })
  await api.more()
  expect(asked).toHaveLength(3)
})

test('error: a list without an end ends after 25 pages', async () => {
  let page = 0
  const { api, asked, list } = await nftsKit(() => {
    page += 1
    return Response.json({ data: nftRows(`Page ${page}`, 20), next: 'again' })
  })
  api.follow()
  await settle()
  for (let tries = 0; tries < 40; tries += 1) await api.more()
  expect(asked).toHaveLength(25)
  expect(list()?.rest).toBe('cut')
})

test('error: a page that does not come leaves the others, and may be asked for again', async () => {
  const backend = nftBackend({ rows: nftRows('Penguins', 30) })
  const { api, list, played } = await nftsKit(backend)
  api.follow()
  await settle()
  played.fetch = () => new Response('{}', { status: 500 })
  await api.more()
  expect(list()).toMatchObject({ nfts: { length: 20 }, rest: 'failed' })
  played.fetch = backend
  await api.more()
  expect(list()).toMatchObject({ nfts: { length: 30 }, rest: 'none' })
})

test('behavior: a tab that is opened again within half a minute asks nothing; later it asks anew', async () => {
  const { api, asked, host, state } = await nftsKit(nftBackend({ rows: nftRows('Penguins', 2) }))
  api.follow()()
  await settle()
  api.follow()()
  api.follow()
  await settle()
  expect([asked.length, state().status]).toEqual([2, 'ready'])
  await host.clock.advance(1_000)
  api.follow()()
  await settle()
  expect(asked).toHaveLength(2)
})

test('behavior: leaving ends what is being fetched, and leaves nothing behind', async () => {
  const { api, asked, host, played } = await nftsKit(nftBackend({ rows: nftRows('Penguins', 30) }))
  const open = host.open()
  const stop = api.follow()
  await settle()
  played.fetch = () => new Promise(() => {})
  const reading = api.more()
  await settle()
  stop()
  await reading
  await settle()
  expect(asked.at(-1)?.signal.aborted).toBe(true)
  expect(host.open()).toBe(open)
})

test('behavior: another account is another list, and the first one is shown at once on the way back', async () => {
  const { api, asked, connector, list, kit } = await nftsKit(nftBackend({ rows: nftRows('Penguins', 2) }))
  const alice = kit.session.account()?.address ?? ''
  api.follow()
  await settle()
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  expect(list()).toBeUndefined()
  await settle()
  expect(asked[1]?.url.pathname).toContain(bob)
  connector.change({ type: 'accountsChanged', accounts: [{ address: alice }] })
  expect(list()).toMatchObject({ nfts: { length: 2 } })
  await settle()
  expect(asked).toHaveLength(2)
})

test('error: a late answer for another account is dropped', async () => {
  let answer: (response: Response) => void = () => {}
  const { api, connector, list, played } = await nftsKit(() => new Promise((resolve) => (answer = resolve)))
  api.follow()
  await settle()
  const late = answer
  played.fetch = nftBackend({ rows: [] })
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  await settle()
  late(Response.json({ data: nftRows('Of somebody else', 2), next: null }))
  await settle()
  expect(list()).toEqual({ nfts: [], rest: 'none' })
})

test('error: a clock that is set back makes nothing fresh', async () => {
  const { api, asked, host } = await nftsKit(nftBackend({ rows: [] }))
  const stop = api.follow()
  await settle()
  stop()
  await settle()
  const now = host.clock.now()
  host.clock.now = () => now - 1
  api.follow()
  await settle()
  expect(asked).toHaveLength(2)
})

test('behavior: on a network the app does not use, and after a disconnect, there are none', async () => {
  const { api, connector, kit, asked, state } = await nftsKit(nftBackend({ rows: [] }))
  connector.change({ type: 'chainChanged', caipNetworkId: 'eip155:31337' })
  api.follow()
  await settle()
  expect([asked.length, state()]).toEqual([0, { status: 'idle' }])
  await kit.session.disconnect()
  expect(state()).toEqual({ status: 'idle' })
})

test('behavior: nothing of it goes into storage', async () => {
  const { api, host } = await nftsKit(nftBackend({ rows: nftRows('Penguins', 3) }))
  const written: string[] = []
  host.storage.set = (key) => void written.push(key)
  api.follow()
  await settle()
  expect(written).toEqual([])
})
