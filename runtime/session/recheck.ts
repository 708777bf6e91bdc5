import type { Namespace } from '../../schema/caip.js'
import type { Connector, ConnectorAccounts } from '../connectors/connector.js'
import { deadline } from '../core/deadline.js'
import { toModalError } from '../core/errors.js'
import type { Clock } from '../core/host.js'
import type { Session } from './session.js'

/** What checking needs. */
export interface RecheckDeps {
  readonly clock: Clock
  readonly session: Session
}

/** Milliseconds a wallet may take: one that sleeps is woken by the question. */
const READ_MS = 5_000

/**
 * Asks every live wallet what it shares now, without opening it: a page that was hidden, frozen or asleep may have
 * missed what the wallet announced meanwhile. A wallet that is locked by now is disconnected; one that does not answer
 * in 5 s keeps what it said last. Never rejects.
 */
export async function recheck({ clock, session }: RecheckDeps, signal: AbortSignal): Promise<void> {
  const live = (Object.keys(session.state.peek().namespaces) as Namespace[]).flatMap(
    (namespace) => session.connectorOf(namespace) ?? [],
  )
  await Promise.all(
    live.map(async (connector) => {
      try {
        await readNow({ clock, connector, take: (answer) => tell(session, connector, answer) }, signal)
      } catch (cause) {
        if (!isGone(cause)) return
        // Its hint stays, so that the page finds it again when it is reloaded.
        session.hear(connector, { type: 'suspend' })
        session.giveUp(connector.namespace)
      }
    }),
  )
}

function tell(session: Session, connector: Connector, answer: ConnectorAccounts | undefined): void {
  session.hear(connector, { type: 'accountsChanged', accounts: answer?.accounts ?? [] })
  if (answer) session.hear(connector, { type: 'chainChanged', caipNetworkId: answer.caipNetworkId })
}

/** Who is read, and what is done with the answer. */
export interface ReadDeps {
  readonly clock: Clock
  readonly connector: Connector
  /** Takes what the wallet shares now; `undefined` where it is locked or gives no permission. */
  take(answer: ConnectorAccounts | undefined): void
}

/** Reads what a wallet shares now, without opening it. Rejects with what it threw, or `flow/timeout`. */
export async function readNow({ clock, connector, take }: ReadDeps, signal: AbortSignal): Promise<void> {
  let hasSpoken = false
  const stop = connector.watch(() => {
    hasSpoken = true
  })
  try {
    await deadline({ clock, ms: READ_MS, name: connector.name, signal }, async (inner) => {
      let answer = await connector.restore(inner)
      // What it announces while it is asked may be newer than its answer.
      while (hasSpoken) {
        hasSpoken = false
        answer = await connector.restore(inner)
      }
      if (!inner.aborted) take(answer)
    })
  } finally {
    stop()
  }
}

/** Whether the wallet's extension was updated or restarted under the page, which browsers say in these words. */
export function isGone(cause: unknown): boolean {
  const { code, message } = toModalError(cause)
  return code === 'wallet/restarted' || /context invalidated/i.test(message)
}
