import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { Connection, SessionEvent } from '../contract/connection.js'
import type { Connector, ConnectorChange } from '../contract/connector.js'
import type { PersistedConnections, Session } from '../contract/session.js'
import { cell } from '../core/cell.js'
import { deadline } from '../core/deadline.js'
import { coreError, toModalError } from '../core/errors.js'
import type { Events } from '../core/events.js'
import type { Clock } from '../core/host.js'
import { askWallet, type WalletQuestion } from './ask-wallet.js'
import { connectionOf, hintOf, liveIn, nextState } from './machine.js'
import type { Persistence } from './persist.js'
import { type Choice, hintedFamilies, sessionState } from './session-state.js'

/** What a session is made of. */
export interface SessionDeps {
  readonly clock: Clock
  readonly events: Events
  readonly persistence: Persistence
  readonly namespaces: readonly Namespace[]
  readonly defaultNetwork: CaipNetworkId
}

const RESTORE_MS = 5_000
/** Longer than any pairing lives (SPEC §9: 4 minutes): people may take their time in the wallet. */
const CONNECT_MS = 300_000

/** Makes a session and reads what storage knows, synchronously, so that a page never flashes "Connect". */
export function createSession({ clock, events, persistence, namespaces, defaultNetwork }: SessionDeps): Session {
  const saved = persistence.load()
  let hints = saved.sessions
  let choice: Choice = { preferred: defaultNetwork }
  const attempts: Partial<Record<Namespace, AbortController>> = {}
  const live: Partial<Record<Namespace, { readonly connector: Connector; readonly stop: () => void }>> = {}
  const state = cell(
    sessionState(hintedFamilies(namespaces, {}), null, choice),
    sessionState(hintedFamilies(namespaces, hints), saved.active, choice),
  )
  /** How often each wallet has said something, so that an answer is known to be older than what came meanwhile. */
  const said = new WeakMap<Connector, number>()
  const unheard = new Set<(connector: Connector, event: SessionEvent) => void>()
  const stateOf = (namespace: Namespace) => state.peek().namespaces[namespace]

  function send(namespace: Namespace, event: SessionEvent): void {
    const { namespaces: all, active } = state.peek()
    const before = all[namespace] ?? { status: 'disconnected' }
    const after = nextState(before, event)
    if (after === before) return
    const { type } = event
    const now = liveIn(after)
    const isLost = !now && type !== 'connect' && type !== 'failed' && type !== 'suspend'
    if (!now) release(namespace)
    // The wallet has moved or is gone: what was chosen before is an old wish.
    if (type === 'chainChanged' || isLost) choice = { preferred: choice.preferred }
    if (type === 'connected') choice = { ...choice, family: undefined }
    const wanted = type === 'connected' ? namespace : active
    state.value = sessionState({ ...all, [namespace]: after }, wanted, choice)
    if (now) {
      if (now !== liveIn(before)) remember({ ...hints, [namespace]: hintOf(now) })
    } else if (isLost) {
      forget(namespace)
      events.emit('DISCONNECT_SUCCESS', { namespace })
    }
  }

  function remember(next: PersistedConnections): void {
    hints = next
    persistence.save({ active: state.peek().active, sessions: hints })
  }

  function forget(namespace: Namespace): void {
    if (hints[namespace]) remember({ ...hints, [namespace]: undefined })
  }

  function release(namespace: Namespace): void {
    live[namespace]?.stop()
    delete live[namespace]
  }

  function handleConnectorEvent(connector: Connector, event: SessionEvent): void {
    const { namespace } = connector
    said.set(connector, (said.get(connector) ?? 0) + 1)
    if (live[namespace]?.connector === connector) send(namespace, event)
    else for (const tell of unheard) tell(connector, event)
  }

  /** Asks a wallet once. That it shares nothing is heard, also where its answer comes too late for who asked. */
  async function ask(connector: Connector, how: 'restore' | 'connect', signal: AbortSignal) {
    const before = said.get(connector) ?? 0
    const answer = await connector[how](signal)
    // An answer that is older than what the wallet has said since is no news.
    if ((said.get(connector) ?? 0) !== before) return answer
    said.set(connector, before + 1)
    if (!answer) handleConnectorEvent(connector, { type: 'accountsChanged', accounts: [] })
    return answer
  }

  async function attempt(
    connector: Connector,
    how: 'restore' | 'connect',
    outer: AbortSignal,
  ): Promise<Connection | undefined> {
    const { namespace, name } = connector
    attempts[namespace]?.abort()
    const mine = new AbortController()
    attempts[namespace] = mine
    const signal = AbortSignal.any([mine.signal, outer])
    const ms = how === 'connect' ? CONNECT_MS : RESTORE_MS
    const changes: ConnectorChange[] = []
    let isAsked = true
    let stop: (() => void) | undefined
    try {
      stop = connector.watch((change) => {
        // This listener lives as long as the connection; what it collects must not.
        if (isAsked) changes.push(change)
        handleConnectorEvent(connector, change)
      })
      const question: WalletQuestion = { how, ask: (each, inner) => ask(connector, each, inner), changes }
      const { answer, from } = await deadline({ clock, ms, name, signal }, (inner) => askWallet(question, inner))
      signal.throwIfAborted()
      if (!answer) return undefined
      const connection = connectionOf(connector, answer)
      release(namespace)
      live[namespace] = { connector, stop }
      send(namespace, { type: 'connected', connection })
      // What it announced while it was last asked, or since, was not heard: it was not live yet.
      isAsked = false
      for (const change of changes.slice(from)) handleConnectorEvent(connector, change)
      return liveIn(state.peek().namespaces[namespace] ?? { status: 'disconnected' })
    } catch (cause) {
      throw signal.aborted ? coreError('flow/cancelled', {}, cause) : toModalError(cause)
    } finally {
      if (live[namespace]?.stop !== stop) stop?.()
      if (attempts[namespace] === mine) {
        delete attempts[namespace]
        // Without effect on one that has connected.
        send(namespace, { type: 'failed' })
      }
    }
  }

  async function connect(connector: Connector, signal: AbortSignal, how?: 'restore'): Promise<Connection> {
    send(connector.namespace, { type: 'connect', connectorId: connector.id })
    const connection = await attempt(connector, how ?? 'connect', signal)
    if (!connection) throw coreError('wallet/no-accounts', { wallet: connector.name })
    return connection
  }

  async function disconnect(namespace?: Namespace): Promise<void> {
    await Promise.all(
      (namespace ? [namespace] : namespaces).map(async (name) => {
        attempts[name]?.abort()
        const connector = live[name]?.connector
        send(name, { type: 'end' })
        // A locked wallet has no session to end, and must not come back by itself either.
        forget(name)
        await connector?.disconnect()
      }),
    )
  }

  function showNetwork(namespace: Namespace, caipNetworkId: CaipNetworkId): void {
    send(namespace, { type: 'chainChanged', caipNetworkId })
    // Whoever is shown the wallet's network has given up what was picked instead of it.
    choice = live[namespace] ? { preferred: choice.preferred } : { ...choice, preferred: caipNetworkId, isPicked: true }
    const { namespaces: all, active } = state.peek()
    state.value = sessionState(all, active, choice)
  }

  function activate(namespace: Namespace, caipNetworkId: CaipNetworkId): void {
    choice = live[namespace] ? { ...choice, family: namespace } : { preferred: caipNetworkId, family: namespace }
    state.value = sessionState(state.peek().namespaces, namespace, choice)
  }

  function account(namespace: Namespace | null = state.peek().active): Connection | undefined {
    const item = namespace && stateOf(namespace)
    return item?.status === 'connected' ? item.connection : undefined
  }

  return {
    state,
    remembered: () => hints,
    async restore(connector, signal) {
      const { namespace } = connector
      if (stateOf(namespace)?.status === 'connecting' || live[namespace]?.connector === connector) return undefined
      return attempt(connector, 'restore', signal)
    },
    connect,
    handleConnectorEvent,
    onUnheard: (listener) => {
      unheard.add(listener)
      return () => unheard.delete(listener)
    },
    disconnect,
    showNetwork,
    activate,
    account,
    connectorOf: (namespace) => live[namespace]?.connector,
    cancelReconnect(namespace) {
      if (stateOf(namespace)?.status === 'reconnecting') send(namespace, { type: 'failed' })
    },
    reconcile() {
      hints = persistence.load().sessions
      for (const name of namespaces) {
        if (hints[name]) continue
        if (stateOf(name)?.status !== 'connecting') attempts[name]?.abort()
        send(name, { type: 'disconnect' })
      }
    },
    stop() {
      for (const name of namespaces) {
        attempts[name]?.abort()
        delete attempts[name]
        send(name, { type: 'suspend' })
      }
    },
  }
}
