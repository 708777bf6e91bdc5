import type { ConnectorChange } from '../../contract/connector.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import { coreError } from '../../core/errors.js'
import type { Network } from '../../core/network.js'
import { evmChain } from '../../rpc/chain-question.js'
import { createRpc } from '../../rpc/rpc.js'
import type { NamespaceConnectorDeps } from './deps.js'
import { walletConnectName } from './link.js'
import { readUrls } from './namespaces.js'
import { toProviderError } from './session-error.js'
import { sessionProvider } from './session-provider.js'

type Listener = (value: unknown) => void

/** The session is extended by a message of its own, which may come after the answer: so often, and so many milliseconds apart, it is looked at. */
const SETTLE_TIMES = 10
const SETTLE_MS = 100

/** Methods with which a wallet can come to a network that the session does not have. */
export const growing = ['wallet_switchEthereumChain', 'wallet_addEthereumChain'] as const

/** What only a wallet answers; everything else is read from a node of the network. */
const ofWallets = /^(wallet_|personal_|eth_sign|eth_sendTransaction$|eth_getEncryptionPublicKey$|eth_decrypt$)/

/**
 * The session as a provider of EIP-1193. Accounts and chain are answered from the session, wallet methods go to the
 * wallet on the selected chain, and reads to the app's own nodes, so that no other service learns of them.
 */
export function evmProvider(deps: NamespaceConnectorDeps): Eip1193Provider {
  const { host, hub, namespaceSession, networks, options } = deps
  const listeners = new Map<string, Map<Listener, () => void>>()
  const wallet = () => hub.session()?.peer.name ?? walletConnectName
  const toWallet = sessionProvider(deps)
  const rpc = createRpc(host, evmChain)

  function selected() {
    const now = namespaceSession.current()
    if (!now) throw coreError('wallet/session-ended', { wallet: wallet() })
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === now.caipNetworkId)
    if (!network) throw coreError('network/not-found', { network: now.caipNetworkId })
    return { ...now, network }
  }

  /** A chain the wallet approved is only selected; for another one the wallet is asked, and may extend the session. */
  async function move(params: unknown): Promise<null> {
    const id = networkOf(networks, params)?.caipNetworkId
    const isApproved = () => id !== undefined && namespaceSession.chains().includes(id)
    if (!isApproved()) {
      const [change, add] = growing.map((method) => namespaceSession.methods().includes(method))
      // A wallet that may only add is asked to add.
      if (add && !change) throw Object.assign(new Error('The session does not have this chain.'), { code: 4902 })
      await toWallet.request({ method: 'wallet_switchEthereumChain', params })
    }
    for (let time = 0; !isApproved() && time < SETTLE_TIMES; time += 1) await host.clock.sleep(SETTLE_MS)
    if (id !== undefined && isApproved()) namespaceSession.select(id)
    return null
  }

  function answer(method: string, params: unknown): Promise<unknown> | unknown {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return selected().accounts.map(({ address }) => address)
      case 'eth_chainId':
        return hex(selected().network)
      case 'net_version':
        return String(selected().network.id)
      case 'wallet_switchEthereumChain':
        return move(params)
      default: {
        const isAllowed = namespaceSession.methods().includes(method)
        if (ofWallets.test(method) || (isAllowed && method === 'eth_sendRawTransaction')) {
          return toWallet.request({ method, params })
        }
        const { network } = selected()
        const nodes = { ...network, rpcUrls: readUrls(network, options) }
        return rpc.request(nodes, { method, params }, new AbortController().signal)
      }
    }
  }

  function announce(event: string, listener: Listener, change: ConnectorChange): void {
    if (change.type !== event) return
    if (change.type === 'accountsChanged') listener(change.accounts.map(({ address }) => address))
    else if (change.type === 'chainChanged') listener(hexOf(change.caipNetworkId))
    else listener(toProviderError(coreError('wallet/session-ended', { wallet: wallet() }), wallet()))
  }

  return {
    async request({ method, params = [] }) {
      try {
        return await answer(method, params)
      } catch (cause) {
        throw toProviderError(cause, wallet())
      }
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Map<Listener, () => void>()
      if (!known.has(listener))
        known.set(
          listener,
          namespaceSession.watch((change) => announce(event, listener, change)),
        )
      listeners.set(event, known)
    },
    removeListener(event, listener) {
      listeners.get(event)?.get(listener)?.()
      listeners.get(event)?.delete(listener)
    },
  }
}

function networkOf(networks: readonly Network[], params: unknown): Network | undefined {
  const [first] = Array.isArray(params) ? params : []
  const { chainId } = Object(first) as { chainId?: unknown }
  return typeof chainId === 'string'
    ? networks.find((network) => hex(network) === hexOf(`eip155:${chainId}`))
    : undefined
}

function hex({ caipNetworkId }: Network): string {
  return hexOf(caipNetworkId)
}

function hexOf(caipNetworkId: string): string {
  const reference = caipNetworkId.slice('eip155:'.length)
  return /^(0x[\da-f]{1,8}|\d{1,10})$/i.test(reference) ? `0x${Number(reference).toString(16)}` : ''
}
