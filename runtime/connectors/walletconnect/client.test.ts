import { expect, test } from 'vitest'
import { fakeSignClient } from '../../../test/unit/fake-sign-client.js'
import { fakeTabs } from '../../../test/unit/fake-tabs.js'
import { fakeHost, settle } from '../../../test/unit/fakes.js'
import { retireClient, startClient } from './client.js'
import type { ClientPackage } from './client-package.js'

const fakeWiring = { projectId: 'test', app: { name: 'Host' }, log: fakeHost().log }

test('behavior: a client that is retired closes its socket for good, writes nothing, and is nobody else’s', async () => {
  const client = fakeSignClient()
  const { storage, relayer } = client.core
  const written: string[] = []
  storage.setItem = async (key) => void written.push(key)
  storage.removeItem = async (key) => void written.push(key)
  const tab = fakeTabs().tab()
  const host = fakeHost()
  retireClient(client, tab, host.log)
  await Promise.all([storage.setItem('a', 1 as never), storage.removeItem('a')])
  await Promise.all([relayer.restartTransport(), relayer.transportOpen()])
  await settle()
  expect([written, client.isOpen(), host.logged]).toEqual([[], false, []])
  // The names that @walletconnect/core keeps a core of the prefix under.
  expect(tab.forgotten).toEqual(['_walletConnectCore_modal-kit', '_walletConnectCore_modal-kit_count'])
})

test('error: a retired client whose relay is not left is told, and is nobody else’s all the same', async () => {
  const client = fakeSignClient()
  const cause = new Error('no socket')
  client.core.relayer.transportClose = () => Promise.reject(cause)
  const [tab, host] = [fakeTabs().tab(), fakeHost()]
  retireClient(client, tab, host.log)
  await settle()
  expect(host.logged).toEqual([{ level: 'warn', text: 'the relay was not left', cause }])
  expect(tab.forgotten).toHaveLength(2)
})

/** The official client, which starts as that one does: it opens the socket first, and listens a while later. */
function startingClient(failure?: Error) {
  const client = Object.assign(fakeSignClient(), { engine: {}, events: {} })
  const { relayer, heartbeat } = client.core
  const emitter = { events: {} }
  Object.assign(heartbeat, emitter)
  Object.assign(client.core, { expirer: emitter })
  const nothing = async () => {}
  Object.assign(relayer, emitter, { subscriber: emitter, publisher: {}, onProviderPayload: nothing })
  const opened: string[] = []
  let phase = 'starting'
  relayer.transportOpen = async () => void opened.push(phase)
  const made: object[] = []
  class Official {
    core = client.core
    constructor(options: object) {
      made.push(options)
    }
    static async init({ core }: { core: unknown }) {
      expect(core).toBe(client.core)
      await relayer.transportOpen()
      await settle()
      if (failure) throw failure
      phase = 'listening'
      return client
    }
  }
  const load = async () => ({ SignClient: Official }) as unknown as ClientPackage
  return { client, opened, made, load }
}

test('behavior: the socket stays closed until the client listens: what waits at the relay would be lost', async () => {
  const { client, opened, load } = startingClient()
  expect(await startClient(fakeWiring, 'wss://relay.example', load)).toBe(client)
  expect(opened).toEqual(['listening'])
  await client.core.relayer.transportOpen()
  expect(opened).toEqual(['listening', 'listening'])
})

test('behavior: a wallet is told what the app says of itself, and an app that says little says nothing else', async () => {
  const app = { name: 'Host', description: 'A shop', url: 'https://app.example', icons: ['https://app.example/i.png'] }
  const { made, load } = startingClient()
  await startClient({ ...fakeWiring, app }, 'wss://relay.example', load)
  expect(made).toMatchObject([
    { metadata: app, projectId: 'test', relayUrl: 'wss://relay.example', telemetryEnabled: false },
  ])
  const little = startingClient()
  await startClient(fakeWiring, 'wss://relay.example', little.load)
  expect(little.made).toMatchObject([{ metadata: { name: 'Host', description: '', url: '', icons: [] } }])
})

test('error: a client that did not start can be started again, with its socket', async () => {
  const { client, opened, load } = startingClient(new Error('no storage'))
  await expect(startClient(fakeWiring, 'wss://relay.example', load)).rejects.toMatchObject({
    code: 'relay/unreachable',
  })
  opened.length = 0
  await client.core.relayer.transportOpen()
  expect(opened).toEqual(['starting'])
})
