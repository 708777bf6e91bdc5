import type { Connector, Registry } from '../contract/connector.js'
import { toModalError } from '../core/errors.js'
import { entriesOf } from './connections.js'
import { type OtherProviderDeps, tryOtherProviders } from './other-providers.js'

/**
 * Asks every live wallet what it shares now, without opening it: a page that was hidden, frozen or asleep may have
 * missed what the wallet announced meanwhile. What is remembered is looked for under other providers of its wallet. A wallet
 * that is locked by now is disconnected; one that does not answer in 5 s keeps what it said last, unless it has come back as
 * another provider. While the page is hidden no wallet is asked: it looks again once it is seen. Never rejects.
 */
export async function recheck(deps: OtherProviderDeps, signal: AbortSignal): Promise<void> {
  const {
    host: { page },
    session,
    registry,
  } = deps
  // Not by `isHidden`: a module shared with what comes later would be a chunk of its own, which the page has to list.
  const { visibilityState } = Object(page.injected('document')) as { readonly visibilityState?: unknown }
  if (visibilityState === 'hidden') return
  tryOtherProviders(deps, signal)
  await Promise.all(
    entriesOf(session.state.peek().connections).map(async ([id]) => {
      const connector = session.connectorOf(id)
      if (!connector) return
      try {
        await session.recheck(connector, signal)
      } catch (cause) {
        if (signal.aborted || !isConnectorUnavailable(cause, connector, registry)) return
        // Its hint stays, so that the page finds it again when it is reloaded.
        if (session.connectorOf(id) === connector) session.markUnavailable(id)
      }
    }),
  )
}

/**
 * Whether the wallet's extension was updated or restarted under the page. Browsers say so in these words; where the
 * provider is merely silent, it is gone once the same wallet has announced another one.
 */
function isConnectorUnavailable(cause: unknown, connector: Connector, { list }: Pick<Registry, 'list'>): boolean {
  const { code, message } = toModalError(cause)
  const { rdns, namespace } = connector
  const isReplaced = () =>
    list.peek().some((other) => other !== connector && rdns && other.rdns === rdns && other.namespace === namespace)
  return (
    code === 'wallet/restarted' || /context invalidated/i.test(message) || (code === 'flow/timeout' && isReplaced())
  )
}
