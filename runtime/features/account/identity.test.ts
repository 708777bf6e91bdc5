import { expect, test } from 'vitest'
import { ethereum, polygon } from '../../../test/unit/fake-kit.js'
import { bob } from '../../../test/unit/fake-wallet.js'
import { fakeDisk, settle } from '../../../test/unit/fakes.js'
import { alice, identityKit, picture, reverse, sepolia } from '../../../test/unit/identity-kit.js'

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

test('behavior: on a test network, and without a backend, no service is asked and nothing is known', async () => {
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

test('behavior: another account is another identity, at once', async () => {
  const { follow, who, connector, played } = await identityKit(alice)
  follow()
  await settle()
  played.answers = () => Response.json({ name: null, avatar: null })
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  expect(who()).toBeUndefined()
  await settle()
  expect(who()).toEqual({ name: null, avatar: null })
})

test.each([400, 401, 403, 404, 429, 500, 503])(
  'FACTS 8: HTTP %i asks the reverse lookup, whose first name it is',
  async (status) => {
    const rows = [{ name: 'carol.example', registered: 1 }, { name: 'second.example' }]
    const { follow, who, paths, host } = await identityKit(reverse(rows, status))
    follow()
    await host.clock.advance(15_000)
    expect([...new Set(paths())]).toEqual(['/v1/identity/', '/v1/profile/reverse/'])
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
])('error: only a picture that asks no other host is shown: %.45s', async (avatar, shown) => {
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
    connector.change({ type: 'accountsChanged', accounts: [{ address: `0x${`${each}`.repeat(40)}` }] })
  }
  await settle()
  const kept = Object.keys(JSON.parse(disk.data.get('@modal-kit/1/identity') ?? '{}'))
  expect(kept).toEqual(['5', '6', '7', '8'].map((each) => `0x${each.repeat(40)}`))
})
