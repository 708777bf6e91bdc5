import { type Address, getAddress } from 'viem'
import { ModalError } from '../../schema/error.js'
import { isEip1193Provider } from '../connectors/eip1193/is-provider.js'
import { readAccounts, readChain } from '../connectors/eip1193/provider.js'
import type { Connector, ConnectorAccounts, ConnectorChange } from '../contract/connector.js'
import { deadline } from '../core/deadline.js'
import { coreError } from '../core/errors.js'
import type { Host } from '../core/host.js'
import { endpointsForWallet, type Network } from '../core/network.js'
import { toWalletError } from '../core/wallet-error.js'
import { chainNumber } from '../viem/evm-networks.js'
import type { WagmiConfig, WagmiConnection, WagmiWallet } from './config-shape.js'
import type { WagmiIdentity } from './wallet-identity.js'

/** As long as the session waits for a wallet to give its permission back. */
const DISCONNECT_MS = 3_000

/** A wallet of the host's wagmi as a connector of the kit: what is done here is done there, and the other way round. */
export function wagmiWallet(
  wallet: WagmiWallet,
  identity: WagmiIdentity,
  { config, host }: { readonly config: WagmiConfig; readonly host: Pick<Host, 'clock'> },
): Connector {
  const { name } = identity
  let provider: unknown

  const connection = () => config.state.connections.get(wallet.uid)

  async function pinned(): Promise<void> {
    provider ??= await wallet.getProvider()
  }

  /** Everything this wallet throws is translated here. */
  async function asked<T>(method: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (cause) {
      throw ModalError.is(cause) ? cause : toWalletError(cause, name, method)
    }
  }

  function read(accounts: unknown, chainId: unknown): ConnectorAccounts {
    const [first, ...rest] = readAccounts(accounts, name)
    if (!first) throw coreError('wallet/no-accounts', { wallet: name })
    return { accounts: [first, ...rest], caipNetworkId: readChain(chainId, name) }
  }

  return {
    ...identity,
    namespace: 'eip155',
    get provider() {
      return provider
    },
    async restore(signal) {
      await settled(config, signal)
      const found = connection()
      if (!found) return undefined
      await asked('eth_accounts', pinned)
      return read(found.accounts, found.chainId)
    },
    async connect(signal) {
      if (signal.aborted) throw coreError('flow/cancelled', {}, signal.reason)
      await asked('eth_requestAccounts', pinned)
      const found = connection()
      if (found) return read(found.accounts, found.chainId)
      const given = await asked('eth_requestAccounts', () => wallet.connect({}))
      const answer = read(given.accounts, given.chainId)
      if (signal.aborted) throw coreError('flow/cancelled', {}, signal.reason)
      const { accounts, caipNetworkId } = answer
      const addresses = accounts.map(({ address }): Address => getAddress(address))
      wallet.emitter.emit('connect', { accounts: addresses, chainId: chainNumber(caipNetworkId) })
      return answer
    },
    async disconnect() {
      const { signal } = new AbortController()
      try {
        await deadline({ clock: host.clock, ms: DISCONNECT_MS, name, signal }, () => wallet.disconnect())
      } catch {
        // wagmi forgets it all the same.
      }
      wallet.emitter.emit('disconnect')
    },
    async switchNetwork(network, signal) {
      const method = 'wallet_switchEthereumChain'
      if (signal.aborted) throw coreError('flow/cancelled', {}, signal.reason)
      await asked(method, async () => wallet.switchChain?.(switchWishes(network)))
      return readChain(await asked(method, () => wallet.getChainId()), name)
    },
    canSwitchTo: () => wallet.switchChain !== undefined,
    async request(method, params) {
      return asked(method, async () => {
        await pinned()
        if (!isEip1193Provider(provider)) throw coreError('wallet/unsupported', { wallet: name, method })
        return provider.request({ method, params })
      })
    },
    watch(onChange) {
      let isOver = false
      const stop = config.subscribe(connection, (now, before) => isOver || tell(now, before, onChange))
      return () => {
        isOver = true
        stop()
      }
    },
  }
}

/** Until wagmi has restored what it remembers. */
function settled(config: WagmiConfig, signal: AbortSignal): Promise<void> {
  const isSettled = () => config.state.status !== 'reconnecting' && config.state.status !== 'connecting'
  signal.throwIfAborted()
  if (isSettled()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const abort = () => {
      stop()
      reject(signal.reason)
    }
    const stop = config.subscribe(isSettled, (isNow) => {
      if (!isNow) return
      stop()
      signal.removeEventListener('abort', abort)
      resolve()
    })
    signal.addEventListener('abort', abort, { once: true })
  })
}

function tell(
  now: WagmiConnection | undefined,
  before: WagmiConnection | undefined,
  onChange: (change: ConnectorChange) => void,
): void {
  if (!now) {
    if (before) onChange({ type: 'disconnect' })
    return
  }
  const { accounts, chainId } = now
  if (String(accounts) !== String(before?.accounts))
    onChange({ type: 'accountsChanged', accounts: accounts.map((address) => ({ address })) })
  if (chainId !== before?.chainId) onChange({ type: 'chainChanged', caipNetworkId: `eip155:${chainId}` })
}

/** What wagmi needs to switch, and to add the network where the wallet does not know it (EIP-3085). */
function switchWishes(network: Network) {
  const { caipNetworkId, name, nativeCurrency, blockExplorers = [] } = network
  return {
    chainId: chainNumber(caipNetworkId),
    addEthereumChainParameter: {
      chainName: name,
      nativeCurrency: { ...nativeCurrency },
      rpcUrls: endpointsForWallet(network),
      ...(blockExplorers.length > 0 && { blockExplorerUrls: blockExplorers.map(({ url }) => url) }),
    },
  }
}
