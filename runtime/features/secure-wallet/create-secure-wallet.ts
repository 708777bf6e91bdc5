import { isSecureWallet, type SecureWalletConnector } from '../../connectors/secure-wallet/wallet.js'
import type { Kit } from '../../contract/kit.js'
import { coreError } from '../../core/errors.js'
import { connectToken } from '../connect/contract.js'
import type { SecureWalletApi } from './contract.js'

/** The logic of the embedded wallet's feature. */
export function createSecureWalletApi(kit: Kit): SecureWalletApi {
  const { registry, session } = kit

  function connectorOf(namespace?: string): SecureWalletConnector {
    const all = registry.list.peek().filter(isSecureWallet)
    const { active, caipNetworkId } = session.state.peek()
    const wanted = namespace ?? active ?? caipNetworkId.split(':')[0]
    const found = all.find((connector) => connector.namespace === wanted) ?? (namespace ? undefined : all[0])
    if (!found) throw coreError('wallet/no-connector')
    return found
  }

  function wallet(): ReturnType<SecureWalletConnector['wallet']> {
    const connector = connectorOf()
    // What ends a login comes with its start: the person signs in once, and may be offline by the end of it.
    session.prepare(connector)
    kit.use(connectToken).catch(() => {})
    return connector.wallet()
  }

  const frame = kit.modal.peek()?.services?.frame ?? ''
  const site = new URL(typeof frame === 'string' ? frame : frame.url)

  return {
    site: site.origin,
    page: (name) => `${site.origin}/${name}?projectId=${encodeURIComponent(kit.wiring.projectId)}`,
    wallet,
    async connect(signal, namespace) {
      return (await kit.use(connectToken)).connect(connectorOf(namespace), signal)
    },
    setAccountType: async (type, signal) => (await wallet()).setAccountType(type, signal),
  }
}
