import { expect, test } from 'vitest'
import { bob } from '../../../test/unit/fake-wallet.js'
import { fakeDisk, settle } from '../../../test/unit/fakes.js'
import { alice, identityKit, picture, reverse, sepolia } from '../../../test/unit/identity-kit.js'

const known = { name: 'alice.eth', avatar: picture }
const never = () => new Promise<Response>(() => {})

/** What is no name, from both who know names. */
const faults: readonly (readonly [string, Parameters<typeof identityKit>[0]])[] = [
  ...[400, 401, 403, 404, 429, 500, 503].map(
    (status) => [`HTTP ${status}`, () => new Response('{}', { status })] as const,
  ),
  ['no answer', never],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no JSON', () => new Response('<html>', { headers: { 'content-type': 'application/json' } })],
  ['no object', () => Response.json('bob.eth')],
  ['an object of another shape', () => Response.json({ error: 'no' })],
  ['a list where an object is due, and no names in it', () => Response.json([{ name: { of: 'bob' } }])],
  ['3 MB of names', () => Response.json([{ name: 'x'.repeat(3_000_000) }])],
  ['HTTP 500, and no name by the reverse lookup', reverse([])],
  ['HTTP 404, and garbage by the reverse lookup', reverse([{ name: 1 }], 404)],
]

/** Everything that is shown in the time that both lookups may take. */
async function shownMeanwhile({ host, who }: Awaited<ReturnType<typeof identityKit>>): Promise<readonly unknown[]> {
  const seen = new Map<string, unknown>()
  for (let second = 0; second <= 40; second += 1) {
    seen.set(JSON.stringify(who()), who())
    await host.clock.advance(1_000)
  }
  return [...seen.values()]
}

test.each(faults)('error: %s takes no name away that was read before, also not meanwhile', async (_, answers) => {
  const visit = await identityKit(alice)
  visit.follow()
  await visit.host.clock.advance(6 * 60_000)
  visit.played.answers = answers
  visit.follow()
  expect(await shownMeanwhile(visit)).toEqual([known])
  const asked = visit.asked.length
  expect(asked).toBeGreaterThan(1)
  await visit.host.clock.advance(3_600_000)
  expect([visit.asked.length, visit.who()]).toEqual([asked, known])
})

test.each(faults)('error: %s leaves what an earlier visit knew, and what it kept', async (_, answers) => {
  const disk = fakeDisk()
  const earlier = await identityKit(alice, { disk })
  earlier.follow()
  await settle()
  const kept = disk.data.get('@modal-kit/1/identity')
  const visit = await identityKit(answers, { disk })
  await visit.host.clock.advance(24 * 3_600_000)
  visit.follow()
  expect(await shownMeanwhile(visit)).toEqual([known])
  expect(visit.asked.length).toBeGreaterThan(0)
  expect(disk.data.get('@modal-kit/1/identity')).toBe(kept)
})

test.each([
  ['another account', { type: 'accountsChanged', accounts: [{ address: bob }] }],
  ['a test network', { type: 'chainChanged', caipNetworkId: sepolia.caipNetworkId }],
] as const)(
  'error: on the way back from %s, the name of before is shown though no service answers',
  async (_, away) => {
    const visit = await identityKit(alice)
    const { kit, connector, follow, host, played, who } = visit
    const { address = '', caipNetworkId = 'eip155:1' } = kit.session.account() ?? {}
    follow()
    await settle()
    played.answers = never
    connector.change(away)
    expect(who()).toBeUndefined()
    await host.clock.advance(6 * 60_000)
    connector.change({ type: 'chainChanged', caipNetworkId })
    connector.change({ type: 'accountsChanged', accounts: [{ address }] })
    expect(await shownMeanwhile(visit)).toEqual([known])
  },
)

test('error: a clock that was set back takes no name away', async () => {
  const disk = fakeDisk()
  const first = await identityKit(alice, { disk })
  await first.host.clock.advance(60_000)
  first.follow()
  await settle()
  const visit = await identityKit(never, { disk })
  visit.follow()
  expect(await shownMeanwhile(visit)).toEqual([known])
})

test('behavior: no name by both, read well, is no name from then on', async () => {
  for (const answers of [() => Response.json({ name: null, avatar: null }), reverse([], 404)]) {
    const { follow, host, played, who } = await identityKit(alice)
    follow()
    await host.clock.advance(6 * 60_000)
    played.answers = answers
    follow()
    await settle()
    expect(who()?.name).toBeNull()
  }
})

test('error: who never answers is given up after 15 s, both after 30 s, and the next look asks anew', async () => {
  const { follow, host, paths, who, played } = await identityKit(never)
  const stop = follow()
  await host.clock.advance(14_999)
  expect(paths()).toEqual(['/v1/identity/'])
  await host.clock.advance(15_001)
  expect([paths(), who()]).toEqual([['/v1/identity/', '/v1/profile/reverse/'], undefined])
  stop()
  await host.clock.advance(30_000)
  expect(host.clock.pending()).toBe(0)
  played.answers = ({ pathname }) =>
    pathname.includes('reverse') ? Response.json([{ name: 'alice.example' }]) : never()
  follow()
  await host.clock.advance(15_000)
  expect(who()).toEqual({ name: 'alice.example', avatar: null })
})
