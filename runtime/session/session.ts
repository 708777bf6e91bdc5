import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { Connection, ConnectionId, Connections } from '../contract/connection.js'
import type { Connector, ConnectorChange } from '../contract/connector.js'
import type { Session } from '../contract/session.js'
import { cell } from '../core/cell.js'
import { coreError, toModalError } from '../core/errors.js'
import type { Events } from '../core/events.js'
import type { Clock } from '../core/host.js'
import { type Checksums, createAddresses } from './addresses.js'
import { askInTime, type WalletQuestion } from './ask-wallet.js'
import { connectionIdOf, connectionOf, isConnectionId, liveOf, namespaceOf, shownIn } from './connections.js'
import { afterChanges, isRestored, keptConnections, nextConnections, type Place, type SessionEvent } from './machine.js'
import { nothingSaved, type Persistence } from './persist.js'
import { type Choice, isLost, isMoved, namespaceStates, restoredState, sessionState } from './session-state.js'

/** What a session is made of. */
export interface SessionDeps {
  readonly clock: Clock
  readonly events: Events
  readonly persistence: Persistence
  readonly namespaces: readonly Namespace[]
  readonly defaultNetwork: CaipNetworkId
  /** Fetches the code that writes addresses. */
  readonly checksums: () => Promise<Checksums>
  /** Whether a wallet stays live when another one of its namespace is connected. */
  readonly isMulti?: boolean | undefined
}

/** A live wallet and what stops following it. */
interface Followed {
  readonly connector: Connector
  readonly stop: () => void
}

/** Makes a session and reads what storage knows, synchronously, so that a page never flashes "Connect". */
export function createSession(deps: SessionDeps): Session {
  const { clock, events, persistence, namespaces, defaultNetwork, checksums, isMulti = false } = deps
  let choice: Choice = { preferred: defaultNetwork }
  const state = cell(
    restoredState(namespaces, nothingSaved, defaultNetwork, isMulti),
    restoredState(namespaces, persistence.load(), defaultNetwork, isMulti),
  )
  const kept = () => keptConnections(state.peek(), isMulti)
  let written = JSON.stringify(kept())
  const followed = new Map<ConnectionId, Followed>()
  /** What is under way: by its namespace where a person asked for it, else by its connection. */
  const attempts = new Map<Namespace | ConnectionId, AbortController>()
  /** How often each wallet has said something, so that an answer is known to be older than what came meanwhile. */
  const said = new WeakMap<Connector, number>()

  const addresses = createAddresses(checksums, (rewrite) => send({ type: 'rewritten', rewrite }))

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
      choice = { preferred: choice.preferred }
    const isShown = type === 'connected' && event.place !== 'beside'
    if (isShown) choice = { ...choice, namespace: undefined }
    state.value = sessionState(all, states, isShown ? namespaceOf(event.id) : before.active, choice)
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
    // Following the wallet's network clears what was picked instead of it.
    choice = id ? { preferred: choice.preferred } : { ...choice, preferred: caipNetworkId, isPicked: true }
    show(state.peek().active)
  }

  function activate(namespace: Namespace, caipNetworkId: CaipNetworkId): void {
    const isLive = shownIn(state.peek(), namespace) !== undefined
    choice = isLive ? { ...choice, namespace } : { preferred: caipNetworkId, namespace }
    show(namespace)
  }

  function show(wanted: Namespace | null): void {
    const now = state.peek()
    state.value = sessionState(now, now.namespaces, wanted, choice)
  }

  function account(namespace: Namespace | null = state.peek().active): Connection | undefined {
    const item = namespace && state.peek().namespaces[namespace]
    return item?.status === 'connected' ? item.connection : undefined
  }

  function connectorOf(which: Namespace | ConnectionId): Connector | undefined {
    const id = isConnectionId(which) ? which : shownIn(state.peek(), which)
    return id && followed.get(id)?.connector
  }

  return {
    state,
    prepare(connector) {
      connector.prepare?.()
      void addresses.prepare(connector.namespace)
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
    activate,
    account,
    connectorOf,
    reconcile() {
      const known = persistence.load()
      // What a live wallet is asked is not another tab's to end.
      for (const [id, work] of attempts)
        if (isConnectionId(id) && known.connections[id]?.status !== 'remembered' && !followed.has(id)) work.abort()
      send({ type: 'written', known })
    },
    stop() {
      for (const underWay of attempts.values()) underWay.abort()
      attempts.clear()
      send({ type: 'suspended' })
    },
  }
}
