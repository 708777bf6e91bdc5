import { expect, test } from 'vitest'
import { fakeConnector } from '../../test/unit/fake-connector.js'
import { alice } from '../../test/unit/fake-wallet.js'
import { type FakeDisk, fakeDisk, fakeHost, later, settle } from '../../test/unit/fakes.js'
import { hint } from '../../test/unit/reconnecting.js'
import { savedSession } from '../../test/unit/saved-session.js'
import * as checksums from '../chains/evm/checksums.js'
import { createRegistry } from '../connectors/registry.js'
import { createEvents } from '../core/events.js'
import { createScope } from '../core/scope.js'
import { createStorage } from '../core/storage.js'
import { lateSession } from './late-session.js'
import * as live from './live.js'
import { createPersistence } from './persist.js'

const { signal } = new AbortController()
const remembering = () => fakeDisk(new Map([['@modal-kit/1/session', JSON.stringify(savedSession({ eip155: hint }))]]))

/** A session whose code comes when the test says so. */
function waiting(disk: FakeDisk = fakeDisk()) {
  const host = fakeHost({ storage: disk.tab() })
  const { clock } = host
  const registry = createRegistry()
  const events = createEvents(clock.now, (cause) => {
    throw cause
  })
  let fetches: ReturnType<typeof later<typeof live>>[] = []
  let fetched = 0
  const restored: string[] = []
  const checksummed: string[] = []
  const load = () => Promise.resolve(checksummed.push('fetched')).then(() => checksums)
  const { session, start } = lateSession(
    {
      clock,
      events,
      persistence: createPersistence(createStorage(host.storage)),
      namespaces: ['eip155', 'solana'],
      defaultNetwork: 'eip155:1',
      addresses: [{ namespace: 'eip155', load }],
    },
    () => {
      const fetching = later<typeof live>()
      fetches.push(fetching)
      fetched += 1
      return fetching.promise
    },
  )
  const boot = createScope((own) =>
    start({ host, registry, onRestored: (name) => restored.push(name), onMissing() {} }, own),
  )
  return {
    disk,
    host,
    clock,
    registry,
    session,
    restored,
    checksummed,
    start: boot,
    fetched: () => fetched,
    status: () => session.state.peek().namespaces.eip155?.status,
    /** The code arrives for all who wait for it. */
    async arrive() {
      for (const { resolve } of fetches) resolve(live)
      fetches = []
      await settle()
    },
    async fail() {
      for (const { reject } of fetches) reject(new TypeError('Failed to fetch dynamically imported module'))
      fetches = []
      await settle()
    },
  }
}

test('behavior: a first visit fetches no code, whatever announces itself and whatever is picked', async () => {
  const { session, registry, clock, fetched, start, host } = waiting()
  const before = host.open()
  const stop = start()
  registry.add(fakeConnector())
  registry.add(fakeConnector({ id: 'com.example.fake#2' }))
  session.showNetwork('eip155', 'eip155:137')
  session.activate('solana', 'solana:main')
  host.page.emit(new Event('visibilitychange'))
  await session.disconnect()
  await clock.advance(60_000)
  expect([fetched(), session.account(), session.connectorOf('eip155')]).toEqual([0, undefined, undefined])
  stop()
  await settle()
  expect(host.open()).toBe(before)
})

test('behavior: what storage knows is shown at once, and its code is fetched with the start, in one round', async () => {
  const { session, status, fetched, checksummed, arrive, registry, restored, start } = waiting(remembering())
  expect([status(), fetched()]).toEqual(['reconnecting', 0])
  start()
  expect([fetched() > 0, checksummed.length]).toEqual([true, 1])
  registry.add(fakeConnector())
  expect(status()).toBe('reconnecting')
  await arrive()
  expect([session.account()?.address, restored]).toEqual([alice, ['Wallet com.example.fake']])
})

test('behavior: a wallet that is connected before the code is here is asked once it is', async () => {
  const { session, arrive, fetched, checksummed, status } = waiting()
  let prepared = 0
  const prepare = () => {
    prepared += 1
  }
  const connector = { ...fakeConnector(), prepare }
  const connecting = session.connect(connector, signal)
  // Everything it needs is fetched in one round.
  expect([fetched() > 0, checksummed.length, prepared]).toEqual([true, 1, 1])
  await arrive()
  expect(await connecting).toMatchObject({ address: alice })
  expect([status(), session.connectorOf('eip155'), prepared]).toEqual(['connected', connector, 1])
  const before = fetched()
  const again = session.connect(fakeConnector({ id: 'other' }), signal)
  expect(status()).toBe('connecting')
  await again
  expect(fetched()).toBe(before)
})

test('behavior: of two that wait for the code, the newer one is connected', async () => {
  const { session, arrive } = waiting()
  const first = expect(session.connect(fakeConnector({ id: 'a' }), signal)).rejects.toMatchObject({
    code: 'flow/cancelled',
  })
  const second = session.connect(fakeConnector({ id: 'b' }), signal)
  await arrive()
  await first
  expect(await second).toMatchObject({ connectorId: 'b' })
})

test('error: code that fails or does not come in 20 s fails the connect, and the next one gets it', async () => {
  const { session, clock, host, fail, arrive } = waiting()
  const connector = fakeConnector()
  const failing = expect(session.connect(connector, signal)).rejects.toMatchObject({ code: 'internal/unknown' })
  await fail()
  await failing
  const late = expect(session.connect(connector, signal)).rejects.toMatchObject({
    code: 'flow/timeout',
    slots: { step: 'session', seconds: 20 },
  })
  await clock.advance(19_999)
  expect(clock.pending()).toBeGreaterThan(0)
  await clock.advance(1)
  await late
  expect([host.open(), connector.followers()]).toEqual([0, 0])
  const next = session.connect(connector, signal)
  await arrive()
  expect(await next).toMatchObject({ address: alice })
})

test('error: what is cancelled before the code is here asks no wallet', async () => {
  const { session, arrive, host, status } = waiting()
  const connector = fakeConnector()
  const leaving = new AbortController()
  const cancelled = expect(session.connect(connector, leaving.signal)).rejects.toMatchObject({ code: 'flow/cancelled' })
  leaving.abort()
  await cancelled
  await arrive()
  expect([connector.followers(), status(), host.open()]).toEqual([0, 'disconnected', 0])
})

test('behavior: who disconnects while the code is on its way is not connected by it', async () => {
  const { session, arrive, status } = waiting()
  const connector = fakeConnector()
  const connecting = expect(session.connect(connector, signal)).rejects.toMatchObject({ code: 'flow/cancelled' })
  const ending = session.disconnect()
  await arrive()
  await Promise.all([connecting, ending])
  expect([status(), connector.followers()]).toEqual(['disconnected', 0])
})

test('behavior: what is remembered is forgotten by a disconnect before the start', async () => {
  const { session, arrive, status, disk } = waiting(remembering())
  const ending = session.disconnect()
  await arrive()
  await ending
  expect([status(), disk.data.get('@modal-kit/1/session')]).toEqual([
    'disconnected',
    expect.not.stringContaining('com.example.fake'),
  ])
})

test('error: a returning visitor without the code in 20 s is disconnected, keeps the hint, and is restored by the next use', async () => {
  const { session, clock, arrive, status, disk, host, registry, start } = waiting(remembering())
  const before = disk.data.get('@modal-kit/1/session')
  start()
  registry.add(fakeConnector())
  await clock.advance(19_999)
  expect(status()).toBe('reconnecting')
  await clock.advance(1)
  expect([status(), session.state.peek().connections['eip155/com.example.fake']?.status]).toEqual([
    'disconnected',
    'remembered',
  ])
  expect(host.logged).toMatchObject([{ level: 'warn', text: 'the session was not restored' }])
  expect(disk.data.get('@modal-kit/1/session')).toBe(before)
  session.prepare()
  await arrive()
  expect(session.account()?.address).toBe(alice)
})

test('behavior: another tab that connects brings the code, and the connection', async () => {
  const { disk, session, arrive, fetched, registry, start } = waiting()
  start()
  registry.add(fakeConnector())
  const tab = disk.tab()
  tab.set('@modal-kit/1/session', JSON.stringify(savedSession({ eip155: hint })))
  await settle()
  expect(fetched()).toBe(1)
  await arrive()
  expect(session.account()?.address).toBe(alice)
})

test('behavior: a page that stops while the code is on its way restores nothing, and restores when it starts again', async () => {
  const { session, arrive, status, host, registry, start } = waiting(remembering())
  const before = host.open()
  const connector = fakeConnector()
  registry.add(connector)
  start()()
  await settle()
  await arrive()
  expect([status(), connector.followers(), host.open()]).toEqual(['reconnecting', 0, before])
  const stop = start()
  await arrive()
  expect(session.account()?.address).toBe(alice)
  stop()
  await settle()
  expect([status(), connector.followers(), host.open()]).toEqual(['reconnecting', 0, before])
  start()
  await settle()
  expect(session.account()?.address).toBe(alice)
})

test('behavior: what was picked before the code came is kept beside the wallet that connects then', async () => {
  const { session, arrive } = waiting()
  session.showNetwork('eip155', 'eip155:137')
  const connecting = session.connect(fakeConnector(), signal)
  await arrive()
  await connecting
  expect(session.state.peek()).toMatchObject({ caipNetworkId: 'eip155:1', picked: 'eip155:137' })
  session.showNetwork('eip155', 'eip155:10')
  expect(session.state.peek()).toMatchObject({ caipNetworkId: 'eip155:10', picked: undefined })
  expect(session.account()).toMatchObject({ caipNetworkId: 'eip155:10' })
})
