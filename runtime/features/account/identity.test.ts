import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { ethereum, evmNetwork, fakeKit, polygon } from '../../../test/unit/fake-kit.js'
import { bob } from '../../../test/unit/fake-wallet.js'
import { fakeDisk, fakeHost, settle } from '../../../test/unit/fakes.js'
import { createIdentity } from './identity.js'

const sepolia = { ...evmNetwork(11155111, 'Sepolia'), testnet: true }
const services = { api: 'https://api.example', images: 'https://pictures.example' }
const picture = 'data:image/png;base64,AQ=='
type Answers = (url: URL) => Response | Promise<Response>

/** The identity of a kit whose backend is played; its answers can be changed. */
async function identityKit(
  answers: Answers,
  { disk = fakeDisk(), places = services as Partial<typeof services> } = {},
) {
  const asked: URL[] = []
  const played = { answers }
  const host = fakeHost({
    storage: disk.tab(),
    fetch({ url }) {
      asked.push(new URL(url))
      return played.answers(new URL(url))
    },
  })
  const links = { look: () => ({ href: 'https://app.example/' }) } as never
  const networks = [ethereum, polygon, sepolia]
  const { kit } = fakeKit({ services: places, networks }, { ...host, links })
  await kit.loadModal()
  const connector = fakeConnector()
  await kit.session.connect(connector, new AbortController().signal)
  const { identity, follow } = createIdentity(kit)
  const paths = () => asked.map(({ pathname }) => pathname.replace(/0x.*/, ''))
  return { kit, host, disk, connector, asked, paths, played, follow, who: () => identity.peek() }
}

const alice = () => Response.json({ name: 'alice.eth', avatar: picture })
/** Nobody by the identity, and this by the reverse lookup. */
const reverse =
  (names: unknown, status = 500): Answers =>
  ({ pathname }) =>
    pathname.includes('reverse') ? Response.json(names) : new Response('{}', { status })

test('behavior: one request for all who look, and none before', async () => {
  const { follow, who, asked, paths } = await identityKit(alice)
  await settle()
  expect(asked).toEqual([])
  const stops = [follow(), follow()]
  await settle()
  expect([paths(), who()]).toEqual([['/v1/identity/'], { name: 'alice.eth', avatar: picture }])
  expect(asked[0]?.searchParams.get('sender')).toMatch(/^0x/)
  for (const stop of stops) stop()
})

test('SPEC §9: it is kept for 5 min by address, over visits', async () => {
  const disk = fakeDisk()
  const first = await identityKit(alice, { disk })
  first.follow()()
  first.follow()
  await settle()
  const second = await identityKit(alice, { disk })
  second.follow()
  await settle()
  expect([second.asked.length, second.who()]).toEqual([0, { name: 'alice.eth', avatar: picture }])
  const third = await identityKit(alice, { disk })
  await third.host.clock.advance(5 * 60_000)
  third.follow()
  await settle()
  expect(third.asked).toHaveLength(1)
})

test('behavior: on a test network, and without a backend, nobody is asked and nothing is known', async () => {
  const { follow, who, asked, connector } = await identityKit(alice)
  connector.change({ type: 'chainChanged', caipNetworkId: sepolia.caipNetworkId })
  follow()
  await settle()
  expect([asked.length, who()]).toEqual([0, undefined])
  const without = await identityKit(alice, { places: {} })
  without.follow()
  await settle()
  expect([without.asked.length, without.who()]).toEqual([0, undefined])
})

test('behavior: another account is somebody else, at once', async () => {
  const { follow, who, connector, played } = await identityKit(alice)
  follow()
  await settle()
  played.answers = () => Response.json({ name: null, avatar: null })
  connector.change({ type: 'accountsChanged', accounts: [bob] })
  expect(who()).toBeUndefined()
  await settle()
  expect(who()).toEqual({ name: null, avatar: null })
})

test.each([400, 401, 403, 404, 500])(
  'FACTS 8: HTTP %i asks the reverse lookup, whose first name it is',
  async (status) => {
    const rows = [{ name: 'carol.example', registered: 1 }, { name: 'second.example' }]
    const { follow, who, paths } = await identityKit(reverse(rows, status))
    follow()
    await settle()
    expect(paths()).toEqual(['/v1/identity/', '/v1/profile/reverse/'])
    expect(who()).toEqual({ name: 'carol.example', avatar: null })
  },
)

test('FACTS 8: after a failure the picture stays on Ethereum, and goes elsewhere', async () => {
  for (const [chain, avatar] of [
    [ethereum, picture],
    [polygon, null],
  ] as const) {
    const { follow, who, played, host, connector } = await identityKit(alice)
    connector.change({ type: 'chainChanged', caipNetworkId: chain.caipNetworkId })
    follow()
    await settle()
    played.answers = reverse([{ name: 'alice.example' }])
    await host.clock.advance(6 * 60_000)
    follow()
    await settle()
    expect(who()).toEqual({ name: 'alice.example', avatar })
  }
})

test.each([
  ['no JSON', () => new Response('<html>')],
  ['another shape', () => Response.json('alice.eth')],
  ['a name that is none', () => Response.json({ name: { a: 1 }, avatar: [] })],
  ['HTTP 500', () => new Response('{}', { status: 500 })],
  ['a redirect', () => Promise.reject(new TypeError('redirected'))],
])('error: %s from both is silence: nothing is known, and nothing is asked by itself', async (_, answers) => {
  const { follow, who, asked, host } = await identityKit(answers)
  follow()
  await host.clock.advance(60_000)
  const before = asked.length
  await host.clock.advance(3_600_000)
  expect([who(), asked.length - before]).toEqual([undefined, 0])
})

test.each([
  ['https://elsewhere.example/1.png', null],
  ['https://pictures.example.elsewhere.example/1.png', null],
  ['https://pictures.example/1.png', 'https://pictures.example/1.png'],
  ['javascript:alert(1)', null],
  ['data:text/html,<script>', null],
  [`data:image/png;base64,${'A'.repeat(200_000)}`, null],
])('error: only a picture that asks nobody else is shown: %.45s', async (avatar, shown) => {
  const { follow, who } = await identityKit(() => Response.json({ name: 'x'.repeat(5_000), avatar }))
  follow()
  await settle()
  expect([who()?.avatar, who()?.name?.length]).toEqual([shown, 255])
})

test('error: a storage that is full, blocked or full of garbage costs nothing but the memory', async () => {
  const disk = fakeDisk()
  disk.data.set('@modal-kit/1/identity', '{"0xa":{"name":4},"0xb":null,"0xc":{"name":"x","avatar":null,"at":"soon"}}')
  const { follow, who, host } = await identityKit(alice, { disk })
  host.storage.set = () => {}
  follow()
  await settle()
  expect(who()?.name).toBe('alice.eth')
})

test('error: a clock that was set back makes nothing fresh', async () => {
  const disk = fakeDisk()
  const first = await identityKit(alice, { disk })
  await first.host.clock.advance(60_000)
  first.follow()
  await settle()
  const earlier = await identityKit(alice, { disk })
  earlier.follow()
  await settle()
  expect(earlier.asked).toHaveLength(1)
})

test('behavior: no more than four accounts are kept', async () => {
  const disk = fakeDisk()
  const { follow, connector } = await identityKit(alice, { disk })
  follow()
  for (let each = 1; each < 9; each += 1) {
    await settle()
    connector.change({ type: 'accountsChanged', accounts: [`0x${`${each}`.repeat(40)}`] })
  }
  await settle()
  const kept = Object.keys(JSON.parse(disk.data.get('@modal-kit/1/identity') ?? '{}'))
  expect(kept).toEqual(['5', '6', '7', '8'].map((each) => `0x${each.repeat(40)}`))
})
