import type { Connector } from '../contract/connector.js'
import { toModalError } from '../core/errors.js'

/** What is known of a wallet before its code is here. */
export type ConnectorIdentity = Pick<Connector, 'id' | 'name' | 'type' | 'namespace'> &
  Partial<Pick<Connector, 'rdns' | 'icon' | 'pairing' | 'provider'>>

/**
 * A connector that costs its identity alone until it is used: `load` fetches the one that does the work, with the same
 * identity, on first need. A failed fetch is tried again with the next use; what it threw is thrown by that use.
 * Following the wallet begins as soon as its code is here; a fetch that fails is reported by the use that needs it. With
 * `isPrepared` the code is fetched before the click: fetching it then starts nothing.
 */
export function lateConnector(
  identity: ConnectorIdentity,
  load: () => Promise<Connector>,
  { isPrepared = false }: { readonly isPrepared?: boolean } = {},
): Connector {
  let loaded: Connector | undefined
  let loading: Promise<Connector> | undefined

  async function real(): Promise<Connector> {
    loading ??= load()
    try {
      loaded = await loading
      return loaded
    } catch (cause) {
      loading = undefined
      throw toModalError(cause)
    }
  }

  return {
    ...identity,
    get provider() {
      return identity.provider ?? loaded?.provider
    },
    ...(isPrepared && { prepare: () => void real().catch(() => {}) }),
    restore: async (signal) => (await real()).restore(signal),
    connect: async (signal) => (await real()).connect(signal),
    // One that was never fetched has nothing to give back.
    disconnect: async () => loaded?.disconnect(),
    switchNetwork: async (network, signal) => (await real()).switchNetwork(network, signal),
    canSwitchTo: (network) => loaded?.canSwitchTo?.(network) ?? true,
    request: async (method, params) => (await real()).request(method, params),
    watch(onChange) {
      /** `null` once no subscriber is left. */
      let stop: (() => void) | null | undefined
      real().then(
        (connector) => {
          if (stop !== null) stop = connector.watch(onChange)
        },
        () => {},
      )
      return () => {
        stop?.()
        stop = null
      }
    },
  }
}
