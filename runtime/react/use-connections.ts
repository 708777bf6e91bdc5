'use client'
import { useMemo } from 'react'
import type { ConnectionId, WalletConnection } from '../contract/connection.js'
import { coreError } from '../core/errors.js'
import { walletConnections } from '../session/wallet-connections.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** What `useConnections` gives. */
export interface ConnectionList {
  /**
   * Every connection, the newest first: live ones of all namespaces, and those that were connected here before. Without
   * `multiWallet` a namespace has one at most.
   */
  readonly connections: readonly WalletConnection[]
  /**
   * Makes a connection the one that its namespace shows, and its namespace the active one. The wallet is opened only where
   * it gives no account by itself, and is asked nothing where it is shown already. A newer question of the namespace ends
   * this one. Rejects with `wallet/missing`, `flow/cancelled`, `flow/timeout`, `wallet/*`; what was shown stays then.
   */
  switchConnection(id: ConnectionId, signal?: AbortSignal): Promise<void>
  /** Ends one connection. Another live one of its namespace takes its place; other namespaces stay as they are. */
  disconnect(id: ConnectionId): Promise<void>
  /** Takes a connection that is not live out of the list; without effect on a live one. */
  forget(id: ConnectionId): void
}

/** The connections, and what can be done with each. On its own in the package, so that a page which does not ask pays nothing. */
export function useConnections(): ConnectionList {
  const kit = useKit()
  const wallets = useMemo(() => walletConnections(kit), [kit])
  const connections = useValue(wallets.connections)
  const acts = useMemo(() => {
    const { session } = kit

    async function switchTo(id: ConnectionId, signal?: AbortSignal): Promise<void> {
      const wallet = wallets.connections.peek().find((each) => each.id === id)
      if (!wallet) throw coreError('wallet/missing', { wallet: id })
      if (wallet.status === 'connected') session.activate(wallet.namespace, wallet.caipNetworkId)
      else await wallets.switchTo(wallet, signal)
    }

    return {
      async switchConnection(id: ConnectionId, signal?: AbortSignal) {
        try {
          await switchTo(id, signal)
        } catch (cause) {
          throw await kit.explain(cause)
        }
      },
      disconnect: (id: ConnectionId) => session.disconnect(id),
      forget: (id: ConnectionId) => session.forget(id),
    }
  }, [kit, wallets])
  return useMemo(() => ({ connections, ...acts }), [connections, acts])
}
