import { coreError, detailOf } from '../../core/errors.js'
import type { Log } from '../../core/host.js'
import { pairingTopicOf, topicOf, topicOfUri } from './pairing-topic.js'
import { createSharedSocket } from './shared-socket.js'
import type { RelayEvent, SignClient, SignEvent } from './sign-client.js'
import { readEnd, readJoin, readProposal, readRequest, readTopic } from './tab-asks.js'
import type { AskName, ClientEvent, ClientStore } from './tab-messages.js'

/** The tab that has the client, for all of them. */
export interface TabLeader {
  readonly client: SignClient
  /** Does what a tab asks, this one or another. Rejects with what the client throws. */
  take(from: string, name: AskName, params: unknown): Promise<unknown>
  /** Stops following the client and the tabs. */
  stop(): void
}

/** What it is made of. */
export interface TabLeaderDeps {
  readonly client: SignClient
  /** The name of this tab. */
  readonly me: string
  /** Tells the tabs what the client has now, and what happened. */
  tell(store: ClientStore, event: ClientEvent | null, reach: Reach): void
  /** Calls back once when a tab is gone; the returned function stops. */
  watchTab(name: string, onGone: () => void): () => void
  readonly log: Log
}

/** The receivers: all tabs, one tab, or all tabs but one. */
export interface Reach {
  readonly to?: string | undefined
  readonly except?: string | undefined
}

const followed: readonly SignEvent[] = ['session_update', 'session_event', 'session_delete', 'session_expire']
const relayed: readonly RelayEvent[] = ['relayer_connect', 'relayer_disconnect', 'relayer_error']

/** Makes it over a client that has just started by itself. */
export function createTabLeader({ client, me, tell, watchTab, log }: TabLeaderDeps): TabLeader {
  const { relayer, pairing } = client.core
  const socket = createSharedSocket(client, log)
  const members = new Map<string, () => void>()
  /** Answers to what was proposed by this client, by the topic of the pairing. */
  const approvals = new Map<string, Promise<unknown>>()
  /** Which tab waits for which pairing. */
  const waiting = new Map<string, string>()
  /** Answers to what an earlier leader proposed: the client finishes it, and says so in an event. */
  const inherited = new Map<string, (session: unknown) => void>()

  const sessions = () => client.session.getAll()
  const store = (): ClientStore => ({ sessions: sessions(), isConnected: relayer.connected })
  const say = (event: ClientEvent | null, reach: Reach = {}) => tell(store(), event, reach)

  function onConnect(args: unknown): void {
    const { session } = Object(args) as { session?: unknown }
    const topic = pairingTopicOf(session)
    if (topic === undefined) return
    const answer = inherited.get(topic)
    if (answer) answer(session)
    // Begun by a page that was killed since: any waiting tab may take it.
    else if (!approvals.has(topic)) say({ name: 'session_connect', args }, { to: [...waiting.values()].at(-1) ?? me })
  }

  function follow(): () => void {
    const stops: (() => void)[] = []
    for (const name of followed) {
      const listener = (args: unknown) => say({ name, args })
      client.on(name, listener)
      stops.push(() => client.off(name, listener))
    }
    for (const name of relayed) {
      const listener = (cause?: unknown) => say({ name, args: cause === undefined ? null : detailOf(cause) })
      relayer.on(name, listener)
      stops.push(() => relayer.off(name, listener))
    }
    client.on('session_connect', onConnect)
    stops.push(() => client.off('session_connect', onConnect))
    return () => {
      for (const stop of stops) stop()
    }
  }

  function forget(name: string): void {
    members.delete(name)
    for (const [topic, tab] of [...waiting]) if (tab === name) waiting.delete(topic)
    void socket.rest(name)
  }

  async function approval(from: string, topic: string): Promise<unknown> {
    waiting.set(topic, from)
    try {
      const session = await (approvals.get(topic) ?? inherit(topic))
      say(null)
      return session
    } finally {
      waiting.delete(topic)
      inherited.delete(topic)
    }
  }

  async function inherit(topic: string): Promise<unknown> {
    const known = sessions().find((session) => pairingTopicOf(session) === topic)
    return known ?? new Promise((answer) => inherited.set(topic, answer))
  }

  async function propose(params: unknown): Promise<unknown> {
    const { optionalNamespaces } = known(readProposal(params))
    const { uri, approval: wait } = await client.connect({ optionalNamespaces: { ...optionalNamespaces } })
    const answer = wait()
    // The tab that waits for the approval handles the rejection.
    answer.catch(() => {})
    const topic = topicOfUri(uri)
    if (topic !== undefined) approvals.set(topic, answer)
    return { uri }
  }

  async function end(from: string, params: unknown): Promise<void> {
    const ended = known(readEnd(params))
    try {
      await client.disconnect(ended)
    } finally {
      const left = sessions().map(topicOf)
      // A session that took its place is the one of all tabs.
      const args = { topic: ended.topic, next: left.at(-1) }
      if (!left.includes(ended.topic)) say({ name: 'session_delete', args }, { except: from })
    }
  }

  const unfollow = follow()
  return {
    client,
    async take(from, name, params) {
      switch (name) {
        case 'join': {
          if (from !== me && !members.has(from))
            members.set(
              from,
              watchTab(from, () => forget(from)),
            )
          if (known(readJoin(params)).isAwake) socket.join(from)
          return store()
        }
        case 'propose':
          return propose(params)
        case 'approval':
          return approval(from, known(readTopic(params)).topic)
        case 'request':
          return client.request(known(readRequest(params)))
        case 'disconnect':
          return end(from, params)
        case 'drop':
          return pairing.disconnect(known(readTopic(params)))
        case 'open':
          return socket.open(from)
        case 'rest':
          return socket.rest(from)
      }
    },
    stop() {
      unfollow()
      for (const stop of members.values()) stop()
    },
  }
}

/** Another tab may be of another version of the app. */
function known<T>(read: T | undefined): T {
  if (read === undefined) throw coreError('internal/unknown', { detail: 'a tab was asked something unreadable' })
  return read
}
