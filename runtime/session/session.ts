import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { Connection, ConnectionId, Connections } from '../contract/connection.js'
import type { Connector, ConnectorChange } from '../contract/connector.js'
import type { Session } from '../contract/session.js'
import { coreError, toModalError } from '../core/errors.js'
import type { Events } from '../core/events.js'
import type { Clock } from '../core/host.js'
import { type AddressDeps, createAddresses } from './addresses.js'
import { askInTime, type WalletQuestion } from './ask-wallet.js'
import { connectionIdOf, isConnectionId, keptConnections, liveOf, namespaceOf, shownIn } from './connections.js'
import {
  afterChanges,
  connectionOf,
  isLost,
  isMoved,
  isRestored,
  nextConnections,
  type Place,
  type SessionEvent,
} from './machine.js'
import type { Persistence } from './persist.js'
import type { RecordDeps, SessionRecord } from './session-record.js'
import { knownIn, namespaceStates, sessionState } from './session-state.js'

/** What a session is made of. */
export interface SessionDeps extends RecordDeps, AddressDeps {
  readonly clock: Clock
  readonly events: Events
  readonly persistence: Persistence
}

/** A session whose code is here, as what restores and follows it sees it. */
export interface LiveSession extends Session {
  /** Asks a live wallet what it shares now, without opening it. Throws `flow/cancelled`, `flow/timeout`, `wallet/*`. */
  recheck(connector: Connector, signal: AbortSignal): Promise<void>
  /** The wallet cannot be reached, or did not come: nothing is shown of it, and it is restored when it is there again. */
  markUnavailable(id: ConnectionId): void
  /** Follows what another tab has written. */
  reconcile(): void
  /** Aborts what is under way and stops following wallets. */
  stop(): void
}

/** A live wallet and what stops following it. */
interface Followed {
  readonly connector: Connector
  readonly stop: () => void
}

/** Makes a session that asks wallets and follows them, and that writes what comes of it into `record`. */
export function createSession(deps: SessionDeps, record: SessionRecord): LiveSession {
  const { clock, events, persistence, namespaces, isMulti = false } = deps
  const { state } = record
  const kept = () => keptConnections(state.peek(), isMulti)
  let written = JSON.stringify(kept())
  const followed = new Map<ConnectionId, Followed>()
  /** What is under way: by its namespace where a person asked for it, else by its connection. */
  const attempts = new Map<Namespace | ConnectionId, AbortController>()
  /** How often each wallet has said something, so that an answer is known to be older than what came meanwhile. */
  const said = new WeakMap<Connector, number>()

  const addresses = createAddresses(deps, (rewrite) => send({ type: 'rewritten', rewrite }))

  function send(event: SessionEvent): void {
    const before = state.peek()
    const all = nextConnections(before, event, isMulti)
    if (all === before) return
    const { type } = event
    release(all.connections)
    const states = namespaceStates(namespaces, all, before.namespaces)
    const isEnd = type !== 'asked' && type !== 'answered' && type !== 'suspended'
    const shown = Object.keys(states) as Namespace[]
    const lost = isEnd ? shown.filter((name) => isLost(before, { ...all, namespaces: states }, name)) : []
    // The network that was chosen before is stale.
    if (lost[0] || shown.some((name) => isMoved(before.namespaces[name], states[name])))
      record.choice = { preferred: record.choice.preferred }
    const isShown = type === 'connected' && event.place !== 'beside'
    if (isShown) record.choice = { ...record.choice, namespace: undefined }
    state.value = sessionState(all, states, isShown ? namespaceOf(event.id) : before.active, record.choice)
    const text = JSON.stringify(kept())
    // What another tab has written is not written back.
    if (text !== written && type !== 'written') persistence.save({ active: state.peek().active, ...kept() })
    written = text
    for (const namespace of lost) events.emit('DISCONNECT_SUCCESS', { namespace })
  }

  /** Stops following what is not live any more. */
  function release(connections: Connections): void {
    for (const [id, { stop }] of followed) {
      if (liveOf(connections[id])) continue
      followed.delete(id)
      stop()
    }
  }

  /** A wallet that is not live is not heard. */
  function hear(connector: Connector, change: ConnectorChange): void {
    const id = connectionIdOf(connector)
    said.set(connector, (said.get(connector) ?? 0) + 1)
    if (followed.get(id)?.connector === connector) send({ ...addresses.write(connector.namespace, change), id })
  }

  /** Asks a wallet once. That it shares nothing is heard, also where its answer comes too late for who asked. */
  async function ask(connector: Connector, how: 'restore' | 'connect', signal: AbortSignal) {
    const before = said.get(connector) ?? 0
    const answer = await connector[how](signal)
    // An answer that is older than what the wallet has said since is no news.
    if ((said.get(connector) ?? 0) !== before) return answer
    said.set(connector, before + 1)
    if (!answer) hear(connector, { type: 'accountsChanged', accounts: [] })
    return answer
  }

  /** Asks a wallet, and follows it from then on if it shares something. */
  async function attempt(
    connector: Connector,
    how: 'restore' | 'connect',
    place: Place,
    outer: AbortSignal,
    remembered?: ConnectionId,
  ): Promise<Connection | undefined> {
    const { namespace, name } = connector
    const id = connectionIdOf(connector)
    const slot = place === 'asked' ? namespace : id
    attempts.get(slot)?.abort()
    const mine = new AbortController()
    attempts.set(slot, mine)
    const signal = AbortSignal.any([mine.signal, outer])
    const before = followed.get(id)
    const changes: ConnectorChange[] = []
    let isAsked = true
    let stop: (() => void) | undefined
    try {
      stop = connector.watch((change) => {
        // This listener lives as long as the connection; what it collects must not.
        if (isAsked) changes.push(change)
        hear(connector, change)
      })
      const question: WalletQuestion = { how, ask: (each, inner) => ask(connector, each, inner), changes }
      const code = addresses.prepare(namespace)
      const { answer, from } = await askInTime({ clock, name, signal }, question, code)
      signal.throwIfAborted()
      // What it announced while it was last asked, or since, is newer than its answer.
      const since = changes.slice(from).map((change) => addresses.write(namespace, change))
      const connection = answer && afterChanges(connectionOf(connector, addresses.write(namespace, answer)), since)
      // Beside another one nothing takes the place of what became known meanwhile.
      if (!connection || (place === 'beside' && followed.get(id) !== before)) return undefined
      if (remembered && !isRestored(connection, state.peek().connections[remembered])) return undefined
      return follow({ type: 'connected', id, connection, place }, { connector, stop })
    } catch (cause) {
      throw signal.aborted ? coreError('flow/cancelled', {}, cause) : toModalError(cause)
    } finally {
      isAsked = false
      if (followed.get(id)?.stop !== stop) stop?.()
      finish(slot, mine)
    }
  }

  function follow(event: SessionEvent & { readonly type: 'connected' }, next: Followed): Connection | undefined {
    const { id } = event
    followed.get(id)?.stop()
    followed.set(id, next)
    send(event)
    const connection = liveOf(state.peek().connections[id])
    // There is no place beside the current one.
    if (!connection) followed.delete(id)
    return connection
  }

  /** Without effect where something has connected, or where the attempt was superseded. */
  function finish(slot: Namespace | ConnectionId, mine: AbortController): void {
    if (attempts.get(slot) !== mine) return
    attempts.delete(slot)
    if (!isConnectionId(slot)) send({ type: 'answered', namespace: slot })
    else if (!followed.has(slot)) send({ type: 'unavailable', id: slot })
  }

  async function connect(connector: Connector, signal: AbortSignal, how?: 'restore'): Promise<Connection> {
    send({ type: 'asked', namespace: connector.namespace, connectorId: connector.id })
    const connection = await attempt(connector, how ?? 'connect', 'asked', signal)
    if (!connection) throw coreError('wallet/no-accounts', { wallet: connector.name })
    return connection
  }

  async function disconnect(which?: Namespace | ConnectionId): Promise<void> {
    const isMeant = (slot: string) => !which || slot === which || slot.startsWith(`${which}/`)
    const ending = [...followed].flatMap(([id, { connector }]) => (isMeant(id) ? connector : []))
    for (const [slot, underWay] of attempts) if (isMeant(slot)) underWay.abort()
    const all = Object.keys(state.peek().namespaces) as Namespace[]
    for (const each of which ? [which] : all) send({ type: 'ended', which: each })
    await Promise.all(ending.map((connector) => connector.disconnect()))
  }

  function showNetwork(namespace: Namespace, caipNetworkId: CaipNetworkId): void {
    const id = shownIn(state.peek(), namespace)
    if (id) send({ type: 'chainChanged', id, caipNetworkId })
    record.showNetwork(namespace, caipNetworkId)
  }

  function connectorOf(which: Namespace | ConnectionId): Connector | undefined {
    const id = isConnectionId(which) ? which : shownIn(state.peek(), which)
    return id && followed.get(id)?.connector
  }

  return {
    state,
    account: record.account,
    activate: record.activate,
    prepare(...connectors) {
      for (const { namespace } of connectors) void addresses.prepare(namespace)
    },
    async restore(connector, signal, remembered) {
      const { namespace } = connector
      const id = connectionIdOf(connector)
      const place = remembered === id ? 'beside' : 'shown'
      const isAsking = state.peek().asking[namespace] !== undefined && !(isMulti && remembered)
      if (isAsking || connectorOf(remembered ? id : namespace) === connector) return undefined
      return attempt(connector, 'restore', place, signal, remembered)
    },
    connect,
    async recheck(connector, signal) {
      if (connectorOf(connectionIdOf(connector)) === connector) await attempt(connector, 'restore', 'beside', signal)
    },
    disconnect,
    forget: (id) => send({ type: 'forgotten', id }),
    markUnavailable: (id) => send({ type: 'unavailable', id }),
    showNetwork,
    connectorOf,
    reconcile() {
      const known = persistence.load()
      // What a live wallet is asked is not another tab's to end.
      for (const [id, work] of attempts)
        if (isConnectionId(id) && known.connections[id]?.status !== 'remembered' && !followed.has(id)) work.abort()
      send({ type: 'written', known: knownIn(namespaces, known, state.peek().connections) })
    },
    stop() {
      for (const underWay of attempts.values()) underWay.abort()
      attempts.clear()
      send({ type: 'suspended' })
    },
  }
}
