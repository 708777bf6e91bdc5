import { ModalError } from '../../../schema/error.js'
import type { Connector, ConnectorAccounts } from '../../contract/connector.js'
import { coreError } from '../../core/errors.js'
import { switchNetwork } from '../eip1193/actions.js'
import { request } from '../eip1193/ask.js'
import { isEip1193Provider } from '../eip1193/is-provider.js'
import { allowedChains } from './choose.js'
import type { NamespaceConnectorDeps } from './deps.js'
import { evmProvider, growing } from './evm-provider.js'
import { type WalletConnectConnector, walletConnectId, walletConnectName } from './link.js'
import { sessionProvider } from './session-provider.js'
import { solanaWallet } from './solana-wallet.js'

/** The connector of one namespace over the shared session. */
export function namespaceConnector(deps: NamespaceConnectorDeps): WalletConnectConnector {
  const { host, hub, namespaceSession, namespace, networks, state } = deps
  const { provider, request } = askedBy(deps)
  const walletName = () => hub.session()?.peer.name ?? walletConnectName

  /** Takes up what the session has for the namespace. */
  function take(): ConnectorAccounts | undefined {
    const accounts = namespaceSession.current()
    if (accounts) hub.use(namespace)
    return accounts
  }

  return {
    id: walletConnectId,
    name: walletConnectName,
    type: 'WALLET_CONNECT',
    namespace,
    provider,
    pairing: state.pairing,
    link: state,
    async restore() {
      hub.restore()
      return take()
    },
    async connect(signal) {
      const session = await hub.connect(signal)
      const accounts = take()
      if (accounts) return accounts
      const isUsed = networks.some((item) => allowedChains(session, item.chainNamespace, networks).length > 0)
      const { name: wallet } = session.peer
      const isEmpty = session.namespaces[namespace]?.accounts.length === 0
      // Another namespace may still take the session up; where none can, it is ended here.
      if (!isUsed || isEmpty) await hub.leave(namespace)
      throw isEmpty ? coreError('wallet/no-accounts', { wallet }) : coreError('wallet/no-chains')
    },
    disconnect: () => hub.leave(namespace),
    async switchNetwork(network, signal) {
      const asked = { name: walletName(), clock: host.clock }
      if (isEip1193Provider(provider) && namespace === 'eip155')
        return switchNetwork({ ...asked, provider }, network, signal).catch(tell)
      if (!namespaceSession.chains().includes(network.caipNetworkId)) {
        throw coreError('wallet/unsupported', { wallet: asked.name, method: network.name })
      }
      namespaceSession.select(network.caipNetworkId)
      return network.caipNetworkId
    },
    canSwitchTo({ caipNetworkId }) {
      return (
        namespaceSession.chains().includes(caipNetworkId) ||
        growing.some((method) => namespaceSession.methods().includes(method))
      )
    },
    request,
    watch(onChange) {
      const release = hub.hold()
      const stop = namespaceSession.watch(onChange)
      return () => {
        stop()
        release()
      }
    },
  }
}

/** What an app has of the wallet on a namespace, and how it is asked there. */
function askedBy(deps: NamespaceConnectorDeps): Pick<Connector, 'provider' | 'request'> {
  if (deps.namespace === 'solana') {
    const { provider, request } = solanaWallet(deps)
    // It reads whatever method and parameters it is given.
    return { provider, request: request as Connector['request'] }
  }
  const provider = deps.namespace === 'eip155' ? evmProvider(deps) : sessionProvider(deps)
  const name = () => deps.hub.session()?.peer.name ?? walletConnectName
  return {
    provider,
    request: (method, params) => request({ provider, name: name() }, method, params).catch(tell),
  }
}

/** What the provider threw for every library has the row it stands for as its cause. */
function tell(cause: unknown): never {
  const { cause: said } = Object(cause) as { cause?: { cause?: unknown } }
  throw ModalError.is(said?.cause) ? said.cause : cause
}
