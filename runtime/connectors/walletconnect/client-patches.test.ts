import { SignClient } from '@walletconnect/sign-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { startTestRelay, type TestRelay } from '../../../test/setup/test-relay.js'
import { clientStorage } from '../../testing/walletconnect/client-storage.js'
import { retireClient, startClient } from './client.js'
import type { ClientPackage } from './client-package.js'
import type { SignClient as KitClient } from './sign-client.js'

/** What the kit changes of the official client: each must be there, and be what the client itself calls. */
let relay: TestRelay
let started: KitClient[] = []
beforeAll(async () => {
  relay = await startTestRelay()
})
afterAll(() => relay.stop())
afterEach(async () => {
  for (const { core } of started) {
    core.heartbeat.stop()
    await core.relayer.transportClose()
  }
  started = []
  forget()
})

const globals = ['_walletConnectCore_modal-kit', '_walletConnectCore_modal-kit_count']
const forget = () => globals.map((name) => Reflect.deleteProperty(globalThis, name))
const tabs = { forget: (name: string) => void Reflect.deleteProperty(globalThis, name) }
const proposal = { optionalNamespaces: { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } } }

/** The official package, whose client keeps its things in memory and tells whose `transportOpen` it has called. */
function watchedPackage() {
  const kept = clientStorage()
  const opened: ('own' | 'held back')[] = []
  class Watched extends SignClient {
    constructor(options: ConstructorParameters<typeof SignClient>[0]) {
      super({ ...options, storage: kept })
      const { relayer } = this.core
      const own = relayer.transportOpen
      let now = own
      const watched: typeof own = (url) => {
        opened.push(now === own ? 'own' : 'held back')
        return now.call(relayer, url)
      }
      Object.defineProperty(relayer, 'transportOpen', {
        get: () => watched,
        // What was read here and is put back is the client's own again.
        set: (next: typeof own) => {
          now = next === watched ? own : next
        },
      })
    }
  }
  const load = async () => ({ SignClient: Watched }) as unknown as ClientPackage
  return { kept, opened, load }
}

async function start() {
  const { kept, opened, load } = watchedPackage()
  const client = await startClient({ projectId: 'local', app: { name: 'Host' }, log() {} }, relay.url, load)
  started.push(client)
  return { client, kept, opened }
}

test('behavior: the client opens its socket while it starts, which is held back, and then for real', async () => {
  const { client, opened } = await start()
  expect(opened).toContain('held back')
  expect(opened.at(-1)).toBe('own')
  // Without a topic it has nothing to open the socket for.
  await client.connect(proposal)
  await soon(() => expect(client.core.relayer.connected).toBe(true))
})

test('behavior: the client registers each proposal at the place that the kit has emptied', async () => {
  const { client } = await start()
  const register = vi.spyOn(client.core.verify, 'register')
  await client.connect(proposal)
  expect(register).toHaveBeenCalled()
  expect(await register.mock.results[0]?.value).toBeUndefined()
})

test('behavior: a client that is retired writes nothing, stays closed, and a new one has a core of its own', async () => {
  const { client, kept } = await start()
  const written = vi.spyOn(kept, 'setItem')
  await client.connect(proposal)
  expect(written, 'through the storage of the core').toHaveBeenCalled()
  for (const name of globals) expect(Object.hasOwn(globalThis, name), name).toBe(true)
  const warned: unknown[] = []
  retireClient(client, tabs, (...words) => void warned.push(words))
  for (const name of globals) expect(Object.hasOwn(globalThis, name), name).toBe(false)
  await soon(() => expect(client.core.relayer.connected).toBe(false))
  written.mockClear()
  await client.core.relayer.transportOpen()
  await client.core.relayer.restartTransport()
  client.connect(proposal).catch(() => {})
  // One that is not retired does the same after it.
  const next = await start()
  const nextWritten = vi.spyOn(next.kept, 'setItem')
  await next.client.connect(proposal)
  await soon(() =>
    expect([nextWritten.mock.calls.length > 0, next.client.core.relayer.connected]).toEqual([true, true]),
  )
  expect([written.mock.calls.length, client.core.relayer.connected, warned]).toEqual([0, false, []])
  expect(next.client.core).not.toBe(client.core)
})
