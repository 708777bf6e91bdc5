import type { Namespace } from '../../schema/caip.js'
import type { Connector, ConnectorAccounts, Registry } from '../contract/connector.js'
import type { Session } from '../contract/session.js'
import type { Host } from '../core/host.js'
import { isConnectorUnavailable, readNow } from './read-now.js'

/** What checking needs. */
export interface RecheckDeps extends Pick<Host, 'clock' | 'page'> {
  readonly session: Session
  readonly registry: Pick<Registry, 'list'>
}

/**
 * Asks every live wallet what it shares now, without opening it: a page that was hidden, frozen or asleep may have
 * missed what the wallet announced meanwhile. A wallet that is locked by now is disconnected; one that does not answer
 * in 5 s keeps what it said last, unless it has come back as another provider. While the page is hidden nobody is asked:
 * it looks again once it is seen. Never rejects.
 */
export async function recheck({ clock, page, session, registry }: RecheckDeps, signal: AbortSignal): Promise<void> {
  // Not by `isHidden`: a module shared with what comes later would be a chunk of its own, which the page has to list.
  const { visibilityState } = Object(page.injected('document')) as { readonly visibilityState?: unknown }
  if (visibilityState === 'hidden') return
  const live = (Object.keys(session.state.peek().namespaces) as Namespace[]).flatMap(
    (namespace) => session.connectorOf(namespace) ?? [],
  )
  await Promise.all(
    live.map(async (connector) => {
      try {
        await readNow({ clock, connector, take: (answer) => tell(session, connector, answer) }, signal)
      } catch (cause) {
        if (signal.aborted || !isConnectorUnavailable(cause, connector, registry)) return
        // Its hint stays, so that the page finds it again when it is reloaded.
        session.handleConnectorEvent(connector, { type: 'suspend' })
        session.cancelReconnect(connector.namespace)
      }
    }),
  )
}

function tell(session: Session, connector: Connector, answer: ConnectorAccounts | undefined): void {
  session.handleConnectorEvent(connector, { type: 'accountsChanged', accounts: answer?.accounts ?? [] })
  if (answer) session.handleConnectorEvent(connector, { type: 'chainChanged', caipNetworkId: answer.caipNetworkId })
}
