import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'
import { coreError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import type { Network } from '../../core/network.js'
import { allowedChains, namedChains } from './choose.js'
import { type LinkState, walletConnectName } from './link.js'
import type { ProposedNamespace } from './namespaces.js'
import { topicOf } from './pairing-topic.js'
import { createProposals } from './proposals.js'
import { idInSession, type ReadSession, readSession, readSettled } from './read-session.js'
import { createRelay } from './relay.js'
import { isGone } from './session-error.js'
import { type SessionListener, watchSession } from './session-events.js'
import type { SignClient } from './sign-client.js'
import { createSocket } from './socket.js'

/** What the session shared by all namespaces tells. */
export type HubEvent =
  | { readonly type: 'changed'; readonly session: ReadSession }
  | { readonly type: 'ended' }
  /** What a wallet announced on a network, unread. */
  | { readonly type: 'said'; readonly name: string; readonly data: unknown; readonly caipNetworkId: string }

/** The one session of a kit, on the one client. */
export interface SessionManager {
  /** The session that is in use. */
  session(): ReadSession | undefined
  /**
   * Takes up the session of an earlier visit from the client's own store, without a request. Throws
   * `wallet/bad-answer`.
   */
  restore(): ReadSession | undefined
  /** Pairs with a wallet; the session takes the place of an earlier one. Throws `wallet/*`, `relay/*`, `flow/cancelled`. */
  connect(signal: AbortSignal): Promise<ReadSession>
  /** A namespace uses the session. */
  use(namespace: Namespace): void
  /** A namespace no longer uses the session; it ends with the last one. Never throws. */
  leave(namespace: Namespace): Promise<void>
  /** Asks the wallet. Rejects with what the client throws, or with `wallet/session-ended`, `relay/*`. */
  request(caipNetworkId: CaipNetworkId, method: string, params: unknown): Promise<unknown>
  /** Follows the session; the returned function stops. */
  watch(listener: (event: HubEvent) => void): () => void
  /** Counts a user of the session: the socket stays open until every user has called the returned function. */
  hold(): () => void
}

/** What a hub is made of. */
export interface HubDeps {
  readonly host: Pick<Host, 'clock' | 'page' | 'log'>
  readonly client: SignClient
  readonly relayUrl: string
  readonly networks: readonly Network[]
  readonly namespaces: Readonly<Record<string, ProposedNamespace>>
  readonly state: LinkState
  /** Whether a session outlives its page (SPEC: `enableReconnect`). */
  readonly isKept: boolean
}

/** How a session is ended (the codes of WalletConnect's sign protocol). */
const reason = { code: 6000, message: 'User disconnected.' }

/** Makes the hub of a kit over a client that has started. */
export function createSessionManager({
  host,
  client,
  relayUrl,
  networks,
  namespaces,
  state,
  isKept,
}: HubDeps): SessionManager {
  const { log, page } = host
  const listeners = new Set<(event: HubEvent) => void>()
  const used = new Set<Namespace>()
  let current: ReadSession | undefined
  let life = new AbortController()
  const relay = createRelay(client.core.relayer, host, relayUrl, state)
  const onLate = (raw: unknown) => void end(topicOf(raw))
  const proposals = createProposals({ host, client, relay, state, namespaces, onLate, hold: () => hold() })

  function tell(event: HubEvent): void {
    for (const listener of [...listeners]) listener(event)
  }

  function adopt(session: ReadSession): ReadSession {
    if (current?.topic !== session.topic) {
      life.abort()
      life = new AbortController()
    }
    current = session
    state.peer.value = session.peer
    return session
  }

  function forget(): void {
    current = undefined
    used.clear()
    life.abort()
    state.peer.value = null
  }

  async function end(topic: string | undefined): Promise<void> {
    if (topic === undefined) return
    const release = hold()
    try {
      await client.disconnect({ topic, reason })
    } catch (cause) {
      if (!isGone(cause)) log('warn', 'the wallet was not told that the session has ended', cause)
    } finally {
      release()
    }
  }

  function follow(): () => void {
    const stops = [watchSession(client, listener), proposals.follow()]
    // A page that only rests, for going back to, keeps its session.
    const onLeave = (event: Event) => {
      if (!isKept && !(event as PageTransitionEvent).persisted) void end(current?.topic)
    }
    stops.push(page.on('pagehide', onLeave))
    return () => {
      for (const stop of stops) stop()
    }
  }

  const listener: SessionListener = {
    isOurs: (topic) => current === undefined || current.topic === topic,
    changed(topic) {
      const raw = client.session.getAll().find((item) => topicOf(item) === topic)
      if (raw === undefined || current === undefined) return
      try {
        tell({ type: 'changed', session: adopt(readSession(raw)) })
      } catch (cause) {
        log('warn', `${current.peer.name} changed the session to something unreadable`, cause)
      }
    },
    said: (name, data, caipNetworkId) => tell({ type: 'said', name, data, caipNetworkId }),
    ended(next) {
      const raw = isKept && client.session.getAll().find((item) => topicOf(item) === next)
      try {
        if (raw && current) return tell({ type: 'changed', session: adopt(readSession(raw)) })
      } catch (cause) {
        log('warn', 'another tab has begun a session that is unreadable', cause)
      }
      forget()
      tell({ type: 'ended' })
    },
  }

  const { wake, hold, rest } = createSocket({ client, relay, follow, log })
  // A session of before the reload ends, and the wallet is notified.
  if (!isKept) for (const raw of client.session.getAll()) void end(topicOf(raw))
  return {
    session: () => current,
    restore() {
      // The restoring caller follows it, or has been aborted.
      rest()
      const all = client.session.getAll()
      const raw = all.find((item) => topicOf(item) === current?.topic) ?? (isKept ? all.at(-1) : undefined)
      return raw === undefined ? undefined : adopt(readSession(raw))
    },
    async connect(signal) {
      if (signal.aborted) {
        rest()
        throw coreError('flow/cancelled', {}, signal.reason)
      }
      wake()
      const raw = await proposals.next(signal).catch((cause: unknown) => {
        rest()
        throw cause
      })
      const before = client.session.getAll().map(topicOf)
      const topic = topicOf(raw)
      let session: ReadSession
      try {
        session = readSettled(raw, host.clock.now())
      } catch (cause) {
        void end(topic)
        throw cause
      }
      const proposed = Object.keys(namespaces) as Namespace[]
      const has = (chains: typeof allowedChains) => proposed.some((it) => chains(session, it, networks).length > 0)
      if (!has(allowedChains)) {
        void end(topic)
        const { name: wallet } = session.peer
        throw has(namedChains) ? coreError('wallet/no-accounts', { wallet }) : coreError('wallet/no-chains')
      }
      adopt(session)
      tell({ type: 'changed', session })
      for (const old of before) if (old !== topic) void end(old)
      return session
    },
    use: (namespace) => void used.add(namespace),
    async leave(namespace) {
      used.delete(namespace)
      const topic = current?.topic
      if (used.size > 0 || topic === undefined) return
      forget()
      await end(topic)
    },
    async request(caipNetworkId, method, params) {
      const wallet = current?.peer.name ?? walletConnectName
      const topic = current?.topic
      const { signal } = life
      if (!current || topic === undefined) throw coreError('wallet/session-ended', { wallet })
      const chainId = idInSession(current, caipNetworkId)
      const release = hold()
      state.pending.value += 1
      let onEnd = () => {}
      const over = new Promise<never>((_, reject) => {
        onEnd = () => reject(coreError('wallet/session-ended', { wallet }))
      })
      signal.addEventListener('abort', onEnd)
      try {
        // What cannot be sent now must not be sent later, when its caller has given up.
        await Promise.race([relay.reach(signal), over])
        return await Promise.race([client.request({ topic, chainId, request: { method, params } }), over])
      } finally {
        signal.removeEventListener('abort', onEnd)
        over.catch(() => {})
        state.pending.value -= 1
        release()
      }
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hold,
  }
}
