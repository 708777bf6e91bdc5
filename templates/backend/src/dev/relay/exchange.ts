import { createHash } from 'node:crypto'
import type { Mailbox, Message } from './mailbox.js'

/** A connection of a client, as the exchange sees it. */
export interface Peer {
  /** The same for all connections of one client. */
  readonly client: string
  /** Hands a message over; the peer says `confirm` once it has it. */
  deliver(subscription: string, message: Message): void
}

/** A message as a client publishes it. */
export interface Publication {
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly attestation?: string | undefined
}

/** Delivers messages published on a topic to its present and later subscribers. */
export interface Exchange {
  publish(from: Peer, publication: Publication): void
  /** Gives the id of the subscription, and delivers what waits there right after. */
  subscribe(peer: Peer, topic: string): string
  unsubscribe(peer: Peer, topic: string): void
  /** What waits for a client on some topics; it has it then. */
  fetch(peer: Peer, topics: readonly string[]): readonly Message[]
  /** Forgets a connection. */
  leave(peer: Peer): void
  topics(): number
}

/** A month, as long as the longest messages of the SDKs live. */
const MAX_TTL_SECONDS = 30 * 86_400
/** Topics that one connection may have; a wallet has one for each session and pairing. */
const MAX_TOPICS = 5_000

/** Makes an exchange over a mailbox. `now` gives milliseconds since 1970. */
export function createExchange(mailbox: Mailbox, now: () => number): Exchange {
  const peersOf = new Map<string, Set<Peer>>()
  const topicsOf = new Map<Peer, Set<string>>()

  const drop = (peer: Peer, topic: string): void => {
    const peers = peersOf.get(topic)
    peers?.delete(peer)
    if (peers?.size === 0) peersOf.delete(topic)
  }
  return {
    publish(from, { topic, message, ttl, tag, attestation }) {
      const publishedAt = now()
      const expiresAt = publishedAt + Math.min(ttl, MAX_TTL_SECONDS) * 1_000
      const fields = { topic, message, tag, publishedAt, expiresAt, ...(attestation ? { attestation } : {}) }
      const put = mailbox.put(fields, from.client)
      for (const peer of peersOf.get(topic) ?? [])
        if (peer.client !== from.client) peer.deliver(subscriptionId(peer, topic), put)
    },
    subscribe(peer, topic) {
      const id = subscriptionId(peer, topic)
      const topics = topicsOf.get(peer) ?? new Set()
      if (topics.size >= MAX_TOPICS && !topics.has(topic)) throw new RangeError(`at most ${MAX_TOPICS} subscriptions`)
      topicsOf.set(peer, topics.add(topic))
      peersOf.set(topic, (peersOf.get(topic) ?? new Set()).add(peer))
      // After the answer, which tells the client the id.
      setImmediate(() => {
        if (!peersOf.get(topic)?.has(peer)) return
        for (const message of mailbox.unseen(topic, peer.client)) peer.deliver(id, message)
      })
      return id
    },
    unsubscribe(peer, topic) {
      topicsOf.get(peer)?.delete(topic)
      drop(peer, topic)
    },
    fetch(peer, topics) {
      const found = topics.flatMap((topic) => mailbox.unseen(topic, peer.client))
      for (const { seenBy } of found) seenBy.add(peer.client)
      return found
    },
    leave(peer) {
      for (const topic of topicsOf.get(peer) ?? []) drop(peer, topic)
      topicsOf.delete(peer)
    },
    topics: () => peersOf.size,
  }
}

/** The same each time for a client and a topic, so that subscribing twice is subscribing once. */
function subscriptionId({ client }: Peer, topic: string): string {
  return createHash('sha256').update(topic).update(client).digest('hex')
}
