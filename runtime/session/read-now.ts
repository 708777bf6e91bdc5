import type { Connector, ConnectorAccounts, ConnectorChange, Registry } from '../contract/connector.js'
import { deadline } from '../core/deadline.js'
import { toModalError } from '../core/errors.js'
import type { Clock } from '../core/host.js'
import { askWallet } from './ask-wallet.js'

/** Milliseconds a wallet may take: one that sleeps is woken by the question. */
const READ_MS = 5_000

/** Who is read, and what is done with the answer. */
export interface ReadDeps {
  readonly clock: Clock
  readonly connector: Connector
  /** Takes what the wallet shares now; `undefined` where it is locked or gives no permission. */
  take(answer: ConnectorAccounts | undefined): void
}

/** Reads what a wallet shares now, without opening it. Rejects with what it threw, or `flow/timeout`. */
export async function readNow({ clock, connector, take }: ReadDeps, signal: AbortSignal): Promise<void> {
  const changes: ConnectorChange[] = []
  const stop = connector.watch((change) => changes.push(change))
  try {
    await deadline({ clock, ms: READ_MS, name: connector.name, signal }, async (inner) => {
      const { answer, from } = await askWallet(
        { how: 'restore', ask: (_, each) => connector.restore(each), changes },
        inner,
      )
      // A wallet that still announces something is believed in that.
      if (!inner.aborted && changes.length === from) take(answer)
    })
  } finally {
    stop()
  }
}

/**
 * Whether the wallet's extension was updated or restarted under the page. Browsers say so in these words; where the
 * provider is merely silent, it is gone once the same wallet has announced another one.
 */
export function isConnectorUnavailable(
  cause: unknown,
  connector: Connector,
  { list }: Pick<Registry, 'list'>,
): boolean {
  const { code, message } = toModalError(cause)
  const { rdns, namespace } = connector
  const isReplaced = () =>
    list.peek().some((other) => other !== connector && rdns && other.rdns === rdns && other.namespace === namespace)
  return (
    code === 'wallet/restarted' || /context invalidated/i.test(message) || (code === 'flow/timeout' && isReplaced())
  )
}
