import { expect, test } from 'vitest'
import type { Namespace } from '../../schema/caip.js'
import { ModalError } from '../../schema/error.js'
import { accountsOn, type FakeAnswer, type FakeConnector, fakeConnector } from '../../test/unit/fake-connector.js'
import { type FakeSession, fakeSession } from '../../test/unit/fake-session.js'
import { alice, bob } from '../../test/unit/fake-wallet.js'
import { fakeDisk, seededRandom, settle } from '../../test/unit/fakes.js'
import { coreError } from '../core/errors.js'
import { liveIn } from './machine.js'

const families = ['eip155', 'solana'] as const

interface World extends FakeSession {
  readonly connectors: Readonly<Record<(typeof families)[number], readonly FakeConnector[]>>
  /** Every call; one gives what it failed with, when that was no `ModalError`. */
  readonly calls: Promise<unknown>[]
}

type Random = () => number
type Act = (world: World, family: (typeof families)[number], random: Random) => void

function pick<T>(items: readonly T[], random: Random): T {
  // One of the items may be `undefined` itself.
  return items[Math.floor(random() * items.length)] as T
}

function follow(world: World, call: Promise<unknown>): void {
  const end = call.then(
    () => undefined,
    (cause: unknown) => (ModalError.is(cause) ? undefined : cause),
  )
  world.calls.push(end)
}

function answerFor(family: Namespace, clock: FakeSession['clock'], random: Random): FakeAnswer {
  return pick<FakeAnswer>(
    [
      accountsOn(family, alice),
      accountsOn(family, bob, '137'),
      undefined,
      coreError('wallet/rejected', { wallet: 'W' }),
      new TypeError('broken'),
      () => new Promise(() => {}),
      () => clock.sleep(1_000).then(() => accountsOn(family, bob)),
    ],
    random,
  )
}

const acts: readonly Act[] = [
  (world, family, random) => {
    const connector = pick(world.connectors[family], random)
    connector.answer(answerFor(family, world.clock, random))
    const controller = new AbortController()
    follow(world, world.session.connect(connector, controller.signal))
    if (random() < 0.2) controller.abort()
  },
  (world, family, random) => {
    const connector = pick(world.connectors[family], random)
    connector.answer(answerFor(family, world.clock, random))
    follow(world, world.session.restore(connector, new AbortController().signal))
  },
  (world, family) => follow(world, world.session.disconnect(family)),
  (world, family, random) => world.session.showNetwork(family, `${family}:${pick(['1', '137'], random)}`),
  (world, family, random) =>
    pick(world.connectors[family], random).change({
      type: 'accountsChanged',
      accounts: pick([[], [alice], [bob, alice]], random),
    }),
  (world, family, random) =>
    pick(world.connectors[family], random).change({ type: 'chainChanged', caipNetworkId: `${family}:10` }),
  (world, family, random) => pick(world.connectors[family], random).change({ type: 'disconnect' }),
  (world, family) => world.session.giveUp(family),
]

/** Acts of the whole session: these may change every family. */
const ends: readonly ((world: World) => void)[] = [
  (world) => world.session.reconcile(),
  (world) => world.session.stop(),
]

function check(world: World): void {
  const { namespaces, active } = world.session.state.peek()
  for (const family of families) {
    const state = namespaces[family]
    const live = liveIn(state)
    const connector = world.session.connectorOf(family)
    expect(connector?.id).toBe(live?.connectorId)
    const followed = world.connectors[family].filter((item) => item.followers() > 0)
    expect(followed).toEqual(connector ? [connector] : [])
    expect(connector ? world.connectors[family].map((item) => item.followers()).sort() : [0, 1]).toEqual([0, 1])
    if (live) expect(live.caipNetworkId.startsWith(`${family}:`)).toBe(true)
    if (state?.status === 'connected') expect(world.session.account(family)).toBe(live)
    else expect(world.session.account(family)).toBeUndefined()
  }
  const busy = families.filter((family) => namespaces[family]?.status !== 'disconnected')
  expect(active === null ? busy : [active]).toEqual(active === null ? [] : busy.filter((family) => family === active))
}

test('misc: 2,000 random stories: families apart, never connected without a live wallet, every promise settles', async () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const random = seededRandom(seed)
    const session = fakeSession({ disk: fakeDisk() })
    const connectorsOf = (namespace: Namespace) => ['a', 'b'].map((id) => fakeConnector({ id, namespace }))
    const world: World = {
      ...session,
      connectors: { eip155: connectorsOf('eip155'), solana: connectorsOf('solana') },
      calls: [],
    }
    for (let index = 0; index < 8; index += 1) {
      const family = pick(families, random)
      const other = family === 'eip155' ? 'solana' : 'eip155'
      const before = world.session.state.peek().namespaces[other]
      if (random() < 0.1) pick(ends, random)(world)
      else {
        pick(acts, random)(world, family, random)
        expect(world.session.state.peek().namespaces[other], `seed ${seed}`).toBe(before)
      }
      if (random() < 0.5) await settle()
      check(world)
    }
    world.session.stop()
    await world.clock.advance(400_000)
    check(world)
    // One that never settles is the time-out of this test.
    expect(new Set(await Promise.all(world.calls)), `seed ${seed}`).toEqual(new Set(world.calls.map(() => undefined)))
    expect(world.clock.pending(), `seed ${seed}`).toBe(0)
  }
})
