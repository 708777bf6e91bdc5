import type { AddDisposer } from '../core/scope.js'
import { type ReconnectDeps, reconnect } from './reconnect.js'
import { createSession, type LiveSession, type SessionDeps } from './session.js'
import type { SessionRecord } from './session-record.js'

/** What restoring needs beside the session. */
export type RestoreDeps = Omit<ReconnectDeps, 'session'>

/** The code that asks wallets, at work for one page. */
export interface Live {
  readonly session: LiveSession
  /** As `reconnect`, on this session. */
  reconnect(deps: RestoreDeps, own: AddDisposer): () => void
}

/** Takes over the record of a page. A page fetches this module once a wallet is to be asked, restored or fetched ahead for. */
export function goLive(deps: SessionDeps, record: SessionRecord): Live {
  const session = createSession(deps, record)
  return { session, reconnect: (given, own) => reconnect({ ...given, session }, own) }
}
