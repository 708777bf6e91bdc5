import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FailingRelay, type RelayFault, startFailingRelay } from '../../../test/setup/failing-relay.js'
import { type MemoryClient, startMemoryClient } from '../../../test/setup/memory-client.js'
import { ethereum } from '../../../test/unit/fake-kit.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { browserHost } from '../../core/host.js'
import { createStorage } from '../../core/storage.js'
import { type ClientStorage, clientStorage } from '../../testing/walletconnect/client-storage.js'
import { createConnectors } from './connectors.js'
import { createLinkState } from './link-state.js'

/** What would have reached the page: this file listens in place of the runner, which would fail the run. */
const unhandled: unknown[] = []
const hear = (cause: unknown) => void unhandled.push(cause)
const events = ['unhandledRejection', 'uncaughtException'] as const
let others: (readonly [(typeof events)[number], NodeJS.UncaughtExceptionListener])[] = []
let relays: FailingRelay[] = []
let apps: MemoryClient[] = []

beforeAll(() => {
  others = events.flatMap((name) =>
    process.listeners(name as 'uncaughtException').map((listener) => [name, listener] as const),
  )
  for (const name of events) process.removeAllListeners(name).on(name, hear)
})
afterEach(async () => {
  await Promise.all(apps.map((app) => app.stop()))
  await Promise.all(relays.map((relay) => relay.stop()))
  ;[relays, apps] = [[], []]
  unhandled.length = 0
})
afterAll(() => {
  for (const name of events) process.off(name, hear)
  for (const [name, listener] of others) process.on(name, listener)
})

/** Starts a client whose heart beats fast, on a relay of its own that fails. */
async function start(fault?: RelayFault, store?: ClientStorage) {
  const relay = await startFailingRelay()
  relays.push(relay)
  relay.fail(fault)
  const app = await startMemoryClient(relay.url, { beat: 0.2, ...(store && { store }) })
  apps.push(app)
  const { client, warned } = app
  const host = { ...fakeHost(), clock: browserHost().clock }
  const link = createLinkState()
  const parts = { host, wiring: { networks: [ethereum] }, storage: createStorage(host.storage), options: {}, link }
  const connector = createConnectors({ ...parts, client, relayUrl: relay.url }).of('eip155')
  /** Asks for a code; the returned function asks no longer. */
  const ask = () => {
    const leaving = new AbortController()
    const ended = connector.connect(leaving.signal).catch(() => {})
    return () => {
      leaving.abort()
      return ended
    }
  }
  return { client, warned, relay, ask, state: () => link.relay.peek(), uri: () => link.pairing.peek()?.uri }
}

/** Whether something happens within a time. */
async function within(ms: number, check: () => boolean): Promise<boolean> {
  const end = performance.now() + ms
  while (performance.now() < end && !check()) await new Promise((resolve) => setTimeout(resolve, 20))
  return check()
}

/** These let go of what they were asked, which is asked again by itself; the others are asked again by a person. */
const forgetful: readonly RelayFault[] = ['closes late', 'mute', 'errors']
const faults: readonly RelayFault[] = ['cut', 401, 403, 500, 'silent', 'closes', ...forgetful]

test('error: relays that only fail are said within five seconds; each that comes back gives a code, and the page hears no error', {
  timeout: 40_000,
}, async () => {
  // One after the other: a client that is still starting shares its core with the next one.
  const started: Awaited<ReturnType<typeof start>>[] = []
  for (const fault of faults) started.push(await start(fault))
  const all = await Promise.all(
    started.map(async ({ relay, ask, state, uri }, index) => {
      const fault = faults[index] ?? 'cut'
      const leave = ask()
      const isSaid = await within(5_000, () => state() === 'silent')
      // A few beats more, at which the client sends again what was not taken.
      await within(1_000, () => false)
      relay.fail(undefined)
      let stop = leave
      if (forgetful.includes(fault)) {
        await leave()
        stop = ask()
      }
      const isBack = await within(12_000, () => uri() !== undefined && state() === 'here')
      await stop()
      return [fault, isSaid, isBack]
    }),
  )
  expect(all).toEqual(faults.map((fault) => [fault, true, true]))
  expect(unhandled).toEqual([])
})

test('error: frames that no relay sends are not taken, and those after them are', async () => {
  const { ask, uri, warned } = await start('garbage')
  const leave = ask()
  expect(await within(5_000, () => uri() !== undefined)).toBe(true)
  await leave()
  expect(unhandled).toEqual([])
  expect(warned.length).toBeGreaterThan(0)
})

test('error: a store that takes no more costs what it would have kept', async () => {
  const kept = clientStorage()
  let isFull = false
  const { ask, uri, warned } = await start(undefined, {
    ...kept,
    async setItem(key, value) {
      if (isFull) throw new Error('QuotaExceededError')
      return kept.setItem(key, value)
    },
    async removeItem(key) {
      if (isFull) throw new Error('QuotaExceededError')
      return kept.removeItem(key)
    },
  })
  isFull = true
  const leave = ask()
  expect(await within(5_000, () => uri() !== undefined)).toBe(true)
  await leave()
  expect(unhandled).toEqual([])
  expect(warned.length).toBeGreaterThan(0)
})

test('error: a pairing that expires while the relay refuses is the client’s own affair', async () => {
  const { ask, uri, client, warned } = await start()
  const leave = ask()
  expect(await within(5_000, () => uri() !== undefined)).toBe(true)
  const { relayer } = client.core
  // As a relay does that has had enough of this client.
  Object.assign(relayer, { request: async () => Promise.reject(new Error('not today')) })
  const { expirer } = Object(client.core) as {
    expirer: { keys: string[]; set(key: string | number, at: number): void }
  }
  const before = warned.length
  for (const target of expirer.keys) {
    const [kind, key = ''] = target.split(':')
    expirer.set(kind === 'id' ? Number(key) : key, 1)
  }
  await within(2_000, () => warned.length > before)
  expect(unhandled).toEqual([])
  expect(warned.length).toBeGreaterThan(before)
  await leave()
})
