import type { Session } from '../contract/session.js'
import { deadline } from '../core/deadline.js'
import { coreError, toModalError } from '../core/errors.js'
import type { AddDisposer } from '../core/scope.js'
import { entriesOf, keptConnections, namespaceOf } from './connections.js'
import type { goLive, Live, RestoreDeps } from './live.js'
import type { LiveSession, SessionDeps } from './session.js'
import { createRecord } from './session-record.js'

/** Milliseconds the code that asks wallets may take. */
const FETCH_MS = 20_000

/** A session, and what begins its work in the page. */
export interface LateSession {
  readonly session: Session
  /** Restores what an earlier visit left and follows other tabs, until the scope stops. */
  start(deps: RestoreDeps, own: AddDisposer): void
}

/**
 * Makes a session that is there with the page and shows what storage knows. What asks wallets is fetched by `fetchCode` at
 * once where there is something to restore, else with the first use: that waits for it, at most 20 s, and throws
 * `flow/cancelled`, `flow/timeout` or what the fetch threw. The next use tries again.
 */
export function lateSession(
  deps: SessionDeps,
  fetchCode: () => Promise<{ readonly goLive: typeof goLive }>,
): LateSession {
  const { clock, persistence, addresses = [], isMulti = false } = deps
  const record = createRecord(deps)
  const { state } = record
  let live: Live | undefined
  /** Uses that wait for the code. */
  let waiting = 0
  let leaving = new AbortController()
  let begin: ((it: Live) => void) | undefined

  async function code(outer = leaving.signal): Promise<Live> {
    const signal = AbortSignal.any([outer, leaving.signal])
    waiting += 1
    try {
      const it = await deadline({ clock, ms: FETCH_MS, name: 'session', signal }, fetchCode)
      if (!live) {
        live = it.goLive(deps, record)
        begin?.(live)
      }
      return live
    } catch (cause) {
      throw signal.aborted ? coreError('flow/cancelled', {}, cause) : toModalError(cause)
    } finally {
      waiting -= 1
    }
  }

  /** Does it at once where the code is here. */
  async function ask<T>(work: (session: LiveSession) => T | Promise<T>, signal?: AbortSignal): Promise<T> {
    return work((live ?? (await code(signal))).session)
  }

  /** What cannot be done without the code is not worth telling. */
  function tell(work: (session: Session) => void): void {
    ask(work).catch(() => {})
  }

  const known = () => entriesOf(state.peek().connections)

  const session: Session = {
    state,
    account: record.account,
    activate: record.activate,
    showNetwork: (...shown) => (live?.session ?? record).showNetwork(...shown),
    connectorOf: (which) => live?.session.connectorOf(which),
    prepare(...connectors) {
      for (const connector of connectors) {
        connector.prepare?.()
        // In the same round of fetches as the code, which prepares it anew.
        if (!live) for (const form of addresses) if (form.namespace === connector.namespace) form.load().catch(() => {})
      }
      tell((it) => it.prepare(...connectors))
    },
    restore: (connector, signal, remembered) => ask((it) => it.restore(connector, signal, remembered), signal),
    connect(connector, signal, how) {
      if (!live) session.prepare(connector)
      return ask((it) => it.connect(connector, signal, how), signal)
    },
    async disconnect(which) {
      if (live || waiting || known()[0]) await ask((it) => it.disconnect(which))
    },
    forget: (id) => tell((it) => it.forget(id)),
  }

  return {
    session,
    start(given, own) {
      let tryAgain: (() => void) | undefined
      const { log } = given.host

      /** Without the code nothing comes back by itself; what was known is kept for the next use, and the next visit. */
      function giveUp(cause: unknown): void {
        if (live || toModalError(cause).code === 'flow/cancelled') return
        log('warn', 'the session was not restored', cause)
        record.put({ ...keptConnections(state.peek(), isMulti), asking: {} })
      }

      begin = (it) => {
        tryAgain = it.reconnect(given, own)
      }
      if (live) begin(live)
      else if (known()[0]) {
        session.prepare(...known().map(([id]) => ({ namespace: namespaceOf(id) })))
        code().catch(giveUp)
      }
      own(
        persistence.watch(() => {
          ask((it) => {
            it.reconcile()
            tryAgain?.()
          }).catch(giveUp)
        }),
      )
      own(() => {
        begin = undefined
        leaving.abort()
        leaving = new AbortController()
        live?.session.stop()
      })
    },
  }
}
