import { z } from 'zod'
import type { Exchange, Peer } from './exchange.js'
import type { Message } from './mailbox.js'

/** A method of the relay: decodes its parameters by itself and throws a `ZodError` when they do not fit. */
export type RelayMethod = (peer: Peer, params: unknown) => unknown

/** SHA-256 in hex. */
const topic = z.string().regex(/^[0-9a-f]{64}$/i)
const topics = z.array(topic).max(500)
const message = z.string().min(1).max(1_000_000)
const attestation = z
  .string()
  .max(10_000)
  .nullish()
  .transform((text) => text ?? undefined)
/** Seconds. */
const ttl = z.int().min(1).default(300)
const publication = z.object({ topic, message, ttl, tag: z.int().default(0), attestation })
const proposal = z.object({ pairingTopic: topic, sessionProposal: message, attestation })
const approval = z.object({
  pairingTopic: topic,
  sessionTopic: topic,
  sessionProposalResponse: message,
  sessionSettlementRequest: message,
})

/** Kinds of messages that the relay itself publishes for a client. */
const tags = { proposal: 1_100, proposalResponse: 1_101, settlement: 1_102 } as const
const TTL_SECONDS = 300

/** The methods that WalletConnect's clients call. */
export function relayMethods(exchange: Exchange): Readonly<Record<string, RelayMethod>> {
  const fetch = (peer: Peer, from: readonly string[]) => ({
    messages: exchange.fetch(peer, from).map(describe),
    hasMore: false,
  })
  const publishAll = (peer: Peer, rows: readonly z.output<typeof publication>[]): true => {
    for (const each of rows) exchange.publish(peer, each)
    return true
  }
  const unsubscribeAll = (peer: Peer, from: readonly string[]): true => {
    for (const each of from) exchange.unsubscribe(peer, each)
    return true
  }
  return {
    irn_publish: define(publication, (peer, params) => publishAll(peer, [params])),
    irn_batchPublish: define(z.object({ messages: z.array(publication).max(500) }), (peer, params) =>
      publishAll(peer, params.messages),
    ),
    irn_subscribe: define(z.object({ topic }), (peer, params) => exchange.subscribe(peer, params.topic)),
    irn_batchSubscribe: define(z.object({ topics }), (peer, params) =>
      params.topics.map((each) => exchange.subscribe(peer, each)),
    ),
    irn_unsubscribe: define(z.object({ topic }), (peer, params) => unsubscribeAll(peer, [params.topic])),
    irn_batchUnsubscribe: define(z.object({ subscriptions: z.array(z.object({ topic })).max(500) }), (peer, params) =>
      unsubscribeAll(
        peer,
        params.subscriptions.map((each) => each.topic),
      ),
    ),
    irn_fetchMessages: define(z.object({ topic }), (peer, params) => fetch(peer, [params.topic])),
    irn_batchFetchMessages: define(z.object({ topics }), (peer, params) => fetch(peer, params.topics)),
    wc_proposeSession: define(proposal, (peer, params) => {
      exchange.subscribe(peer, params.pairingTopic)
      const fields = { topic: params.pairingTopic, message: params.sessionProposal, attestation: params.attestation }
      exchange.publish(peer, { ...fields, tag: tags.proposal, ttl: TTL_SECONDS })
      return true
    }),
    wc_approveSession: define(approval, (peer, params) => {
      const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest } = params
      exchange.subscribe(peer, sessionTopic)
      const base = { ttl: TTL_SECONDS }
      const response = { topic: pairingTopic, message: sessionProposalResponse, tag: tags.proposalResponse }
      exchange.publish(peer, { ...base, ...response })
      const settlement = { topic: sessionTopic, message: sessionSettlementRequest, tag: tags.settlement }
      exchange.publish(peer, { ...base, ...settlement })
      return true
    }),
  }
}

/** A message as clients get it. */
export function describe({ topic: on, message: text, publishedAt, tag, attestation: proof }: Message) {
  return { topic: on, message: text, publishedAt, tag, ...(proof ? { attestation: proof } : {}) }
}

function define<Params>(schema: z.ZodType<Params>, run: (peer: Peer, params: Params) => unknown): RelayMethod {
  return (peer, params) => run(peer, schema.parse(params))
}
