/** A proposal whose wallet has answered, as the client's engine keeps it until the session is settled. */
interface PendingSession {
  readonly proposalId: number
  readonly sessionTopic: string
  readonly pairingTopic: string
  /** Names the key pair of the proposal. */
  readonly publicKey: string
}

interface Payload {
  readonly id: number
  readonly params?: unknown
}

type Handler = (topic: string, payload: Payload, ...rest: unknown[]) => Promise<unknown>

interface Emitter {
  emit(event: string, args: unknown): boolean
}

/** What is replaced in the official client, and what the replacement uses: its types keep most of it private. */
export interface SettlingClient {
  readonly engine: {
    readonly events: Emitter & { listenerCount(event: string): number }
    readonly pendingSessions: Map<number, PendingSession>
    onSessionSettleRequest: Handler
    onSessionProposeResponse: Handler
    deleteProposal(id: number): Promise<void>
  }
  readonly events: Emitter
  readonly core: {
    readonly relayer: { unsubscribe(topic: string): Promise<void> }
    readonly crypto: { deleteSymKey(topic: string): Promise<void>; deleteKeyPair(publicKey: string): Promise<void> }
  }
}

/**
 * The official client keeps what it cannot read to itself: the wallet is told, and the approval of the proposal stays
 * open until the proposal expires. Here a session that it refused is handed on as the wallet sent it, for
 * `readSession` to say what is wrong with it, and an answer that it could not read fails the approval.
 */
export function guardSettles(client: SettlingClient, log: (cause: unknown) => void): void {
  const { engine, core, events } = client
  const { onSessionSettleRequest, onSessionProposeResponse } = engine
  /** The name under which the engine tells the approval of a proposal how it has ended. */
  const approvalOf = (id: number) => `session_connect:${id}`

  engine.onSessionSettleRequest = async (topic, payload) => {
    const pending = [...engine.pendingSessions.values()].find(({ sessionTopic }) => sessionTopic === topic)
    try {
      await onSessionSettleRequest(topic, payload)
    } catch (cause) {
      log(cause)
    }
    // The client has forgotten a proposal whose session it took.
    if (!pending || !engine.pendingSessions.has(pending.proposalId)) return
    const { controller, ...settled } = Object(payload.params) as { readonly controller?: unknown }
    const session = { ...settled, topic, pairingTopic: pending.pairingTopic, peer: Object(controller) }
    // One that an earlier page has proposed has no approval here.
    if (!engine.events.emit(approvalOf(pending.proposalId), { session })) events.emit('session_connect', { session })
    drop(pending)
  }

  engine.onSessionProposeResponse = async (topic, payload, ...rest) => {
    try {
      return await onSessionProposeResponse(topic, payload, ...rest)
    } catch (cause) {
      engine.events.emit(approvalOf(payload.id), { error: cause })
      engine.deleteProposal(payload.id).catch(log)
      throw cause
    }
  }

  function drop({ proposalId, sessionTopic, publicKey }: PendingSession): void {
    engine.pendingSessions.delete(proposalId)
    const left = [
      engine.deleteProposal(proposalId),
      core.relayer.unsubscribe(sessionTopic),
      core.crypto.deleteSymKey(sessionTopic),
      core.crypto.deleteKeyPair(publicKey),
    ]
    for (const part of left) part.catch(log)
  }
}
