import { createConnectors } from '../../runtime/connectors/walletconnect/connectors.js'
import { createLinkState } from '../../runtime/connectors/walletconnect/link-state.js'
import { shareClient } from '../../runtime/connectors/walletconnect/shared-client.js'
import type { ConnectorChange } from '../../runtime/contract/connector.js'
import type { Tabs } from '../../runtime/core/host-tabs.js'
import { createStorage } from '../../runtime/core/storage.js'
import { ethereum, polygon } from './fake-kit.js'
import { type FakeSignClient, fakeSignClient, rawSession } from './fake-sign-client.js'
import { fakeTabs } from './fake-tabs.js'
import { fakeClock, fakeDisk, fakeHost, settle } from './fakes.js'

const { signal } = new AbortController()

/** A browser whose tabs have WalletConnect, and one store for the official clients in them. */
export function walletConnectTabs({ isKept = true }: { readonly isKept?: boolean } = {}) {
  const all = fakeTabs()
  const disk = fakeDisk()
  const clock = fakeClock()
  const clients: FakeSignClient[] = []
  const retired: unknown[] = []
  let refusal: unknown
  const live = () => clients.at(-1) as FakeSignClient

  async function begin(): Promise<FakeSignClient> {
    if (refusal !== undefined) throw refusal
    const client = fakeSignClient()
    client.keep(...(clients.at(-1)?.session.getAll() ?? []))
    clients.push(client)
    return client
  }

  /** Opens a tab, and everything in it that is of WalletConnect. `seen` is what the browser has for it instead. */
  async function open(seen?: Partial<Tabs> | null) {
    const tab = all.tab()
    const tabs = seen === null ? null : { ...tab, ...seen }
    const host = { ...fakeHost({ storage: disk.tab() }), clock }
    const relayUrl = 'wss://relay.example'
    const state = createLinkState()
    const retire = (client: unknown) => void retired.push(client)
    const shared = await shareClient({ tabs, host, name: 'test', relayUrl, begin, retire, isKept })
    const wiring = { networks: [ethereum, polygon], enableReconnect: isKept }
    const storage = createStorage(host.storage)
    const parts = { host, wiring, storage, options: {}, link: state, relayUrl, ...shared }
    const connector = createConnectors(parts).of('eip155')
    const changes: ConnectorChange[] = []
    const stop = connector.watch((change) => changes.push(change))
    const connect = async (session: unknown = rawSession()) => {
      const connecting = connector.connect(signal)
      connecting.catch(() => {})
      await settle()
      live().proposals.at(-1)?.resolve(session)
      const connected = await connecting
      changes.splice(0)
      return connected
    }
    return { tab, host, state, connector, changes, stop, connect, shared }
  }

  return {
    shout: all.shout,
    shared: all.open,
    clock,
    clients,
    retired,
    live,
    open,
    refuse: (cause: unknown) => {
      refusal = cause
    },
  }
}
