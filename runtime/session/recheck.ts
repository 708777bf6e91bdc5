import type { Namespace } from '../../schema/caip.js'
import type { Connector, ConnectorAccounts } from '../connectors/connector.js'
import type { Registry } from '../connectors/registry.js'
import type { Clock } from '../core/host.js'
import { isGone, readNow } from './read-now.js'
import type { Session } from './session.js'

/** What checking needs. */
export interface RecheckDeps {
  readonly clock: Clock
  readonly session: Session
  readonly registry: Pick<Registry, 'list'>
}

/**
 * Asks every live wallet what it shares now, without opening it: a page that was hidden, frozen or asleep may have
 * missed what the wallet announced meanwhile. A wallet that is locked by now is disconnected; one that does not answer
 * in 5 s keeps what it said last, unless it has come back as another provider. Never rejects.
 */
export async function recheck({ clock, session, registry }: RecheckDeps, signal: AbortSignal): Promise<void> {
  const live = (Object.keys(session.state.peek().namespaces) as Namespace[]).flatMap(
    (namespace) => session.connectorOf(namespace) ?? [],
  )
  await Promise.all(
    live.map(async (connector) => {
      try {
        await readNow({ clock, connector, take: (answer) => tell(session, connector, answer) }, signal)
      } catch (cause) {
        if (signal.aborted || !isGone(cause, connector, registry)) return
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
