/** What is known of a failure beside its text. */
export interface FailureFacts {
  /** The same node may be asked again a moment later. */
  readonly mayPass?: boolean
  /** Milliseconds the node asks to wait. */
  readonly waitMs?: number
  /** The node may have stumbled over a list of calls only. */
  readonly isAboutBatch?: boolean
  /** The reference of the chain it serves instead of ours. */
  readonly wrongChain?: string
  readonly cause?: unknown
}

/**
 * Why a node gave no answer that may be used. The message is for developers and has no address in it: addresses may
 * hold keys. It stays inside this folder; callers get rows of the catalogue.
 */
export class NodeFailure extends Error {
  readonly facts: FailureFacts
  constructor(message: string, facts: FailureFacts = {}) {
    super(message, { cause: facts.cause })
    this.facts = facts
  }
}

/** An answer that is no JSON-RPC 2.0, or not one to what was asked. */
export function unreadable(what: string, facts: FailureFacts = {}): NodeFailure {
  return new NodeFailure(`the answer ${what}`, facts)
}
