import { createConnectors } from '../../runtime/connectors/walletconnect/connectors.js'
import { isWalletConnect, type WalletConnectConnector } from '../../runtime/connectors/walletconnect/link.js'
import { createLinkState } from '../../runtime/connectors/walletconnect/link-state.js'
import type { WalletConnectOptions } from '../../runtime/connectors/walletconnect/options.js'
import type { RelayEvent, SignClient, SignEvent } from '../../runtime/connectors/walletconnect/sign-client.js'
import type { Network } from '../../runtime/core/network.js'
import { createStorage } from '../../runtime/core/storage.js'
import type { Namespace } from '../../schema/caip.js'
import { ethereum, polygon } from './fake-kit.js'
import { alice } from './fake-wallet.js'
import { type FakeHost, fakeHost, type Later, later } from './fakes.js'

/** A relay client that does what the test says; what the wallet at the other end answers is given by the test. */
export interface FakeSignClient extends SignClient {
  /** Proposals made so far; each waits until the test answers it. */
  readonly proposals: readonly Later<unknown>[]
  /** Requests sent to the wallet. */
  readonly requests: readonly { readonly method: string; readonly chainId: string }[]
  /** The parameters of each of them. */
  readonly params: readonly unknown[]
  /** Topics that were ended, of sessions and of pairings. */
  readonly ended: readonly string[]
  /** What a request is answered with from now on. */
  answer(answer: (method: string) => unknown): void
  /** What proposing throws from now on. */
  refuse(cause: unknown): void
  /** The sessions of the client's store; replaces them. */
  keep(...sessions: unknown[]): void
  /** A store that cannot be rid of this session. */
  pin(session: unknown): void
  /** The other end does something. */
  emit(event: SignEvent | 'session_connect', args: unknown): void
  /** The socket does something. */
  socket(event: RelayEvent, cause?: unknown): void
  listeners(): number
  /** Goes on telling listeners that were removed. */
  cling(): void
  /** Whether the socket is there, for all that the kit has asked. */
  isOpen(): boolean
}

/** A session as an honest wallet settles it; `changes` replace parts of it. */
export function rawSession(namespaces: unknown = evmNamespace(), changes: object = {}): unknown {
  const peer = {
    publicKey: 'p',
    metadata: { name: 'Fake Wallet', description: '', url: 'https://wallet.example', icons: [] },
  }
  return { topic: 'topic-1', expiry: 2_000_000_000, namespaces, peer, ...changes }
}

/** What a wallet approves on eip155: one account on each chain. */
export function evmNamespace(chains: readonly number[] = [1, 137], address: string = alice) {
  const methods = ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain', 'wallet_addEthereumChain']
  const ids = chains.map((id) => `eip155:${id}`)
  return {
    eip155: { chains: ids, accounts: ids.map((id) => `${id}:${address}`), methods, events: ['accountsChanged'] },
  }
}

/** Makes a client that is connected to a relay and has no session. */
export function fakeSignClient(): FakeSignClient {
  const listeners = new Map<string, Set<(args?: unknown) => void>>()
  const proposals: Later<unknown>[] = []
  const requests: { method: string; chainId: string }[] = []
  const params: unknown[] = []
  const ended: string[] = []
  let sessions: readonly unknown[] = []
  let answer: (method: string) => unknown = () => null
  let refusal: unknown
  let isConnected = true
  let isOpen = true
  let pinned: unknown
  let isClinging = false

  const on = (event: string, listener: (args?: unknown) => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
  }
  const off = (event: string, listener: (args?: unknown) => void) =>
    isClinging || listeners.get(event)?.delete(listener)
  const emit = (event: string, args?: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(args)
  }
  const forget = (topic: string) => {
    ended.push(topic)
    sessions = sessions.filter((session) => (session as { topic?: unknown }).topic !== topic)
  }
  return {
    proposals,
    requests,
    params,
    ended,
    async connect() {
      if (refusal !== undefined) throw refusal
      const proposal = later<unknown>()
      proposals.push(proposal)
      const uri = `wc:${`${proposals.length}`.padStart(64, '0')}@2?relay-protocol=irn&symKey=secret`
      const settle = proposal.promise.then((session) => {
        sessions = [...sessions, session]
        return session
      })
      return { uri, approval: () => settle }
    },
    async request({ chainId, request }) {
      requests.push({ method: request.method, chainId })
      params.push(request.params)
      return answer(request.method)
    },
    async disconnect({ topic }) {
      forget(topic)
    },
    on,
    off,
    session: { getAll: () => (pinned === undefined ? sessions : [pinned]) },
    core: {
      pairing: { disconnect: async ({ topic }) => forget(topic) },
      heartbeat: { init: async () => {}, stop: () => {} },
      verify: { register: async () => undefined },
      storage: { setItem: async () => {}, removeItem: async () => {} },
      relayer: {
        get connected() {
          return isConnected
        },
        on,
        off,
        async restartTransport() {
          isOpen = true
        },
        async transportOpen() {
          isOpen = true
        },
        async transportClose() {
          isOpen = false
        },
      },
    },
    answer(next) {
      answer = next
    },
    refuse(cause) {
      refusal = cause
    },
    keep(...next) {
      sessions = next
    },
    pin(session) {
      pinned = session
    },
    emit,
    socket(event, cause) {
      isConnected = event === 'relayer_connect'
      emit(event, cause)
    },
    cling() {
      isClinging = true
    },
    isOpen: () => isOpen,
    listeners: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  }
}

/** The connectors of WalletConnect over a fake client; `before` are the sessions of its store. */
export function fakeWalletConnect(
  networks: readonly Network[] = [ethereum, polygon],
  options: WalletConnectOptions = {},
  host: FakeHost = fakeHost(),
  { enableReconnect = true, before = [] }: { readonly enableReconnect?: boolean; readonly before?: unknown[] } = {},
) {
  const client = fakeSignClient()
  client.keep(...before)
  const state = createLinkState()
  const [storage, relayUrl] = [createStorage(host.storage), 'wss://relay.example']
  const wiring = { networks, enableReconnect }
  const connectors = createConnectors({ host, wiring, storage, options, link: state, client, relayUrl })
  const of = (namespace: Namespace): WalletConnectConnector => {
    const connector = connectors.of(namespace)
    if (!isWalletConnect(connector)) throw new Error(`${namespace} has no connector of WalletConnect`)
    return connector
  }
  return {
    host,
    client,
    state,
    of,
    /** That of eip155. Networks without it have none. */
    get connector() {
      return of('eip155')
    },
  }
}
