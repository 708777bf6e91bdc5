import type { CaipNetworkId } from '../../../schema/caip.js'
import type { ModalError } from '../../../schema/error.js'
import type { ConnectorChange } from '../../contract/connector.js'
import { deadline } from '../../core/deadline.js'
import { coreError, toModalError } from '../../core/errors.js'
import type { Clock, Host } from '../../core/host.js'
import { endpointsForWallet, type Network } from '../../core/network.js'
import { isAnswer, isUnknownChain } from '../../core/wallet-error.js'
import { type Ask, type Asked, asker, request } from './ask.js'
import { createBelief, settled } from './belief.js'
import { readAccounts, readChain } from './provider.js'

/** A provider may fire this when its node drops for a moment; the wallet itself is still there (EIP-1193, code 1013). */
const TRY_AGAIN_LATER = 1013

const REVOKE_MS = 3_000

/** Gives the permission back (EIP-2255). Rejects where the wallet does not know how, or does not answer in 3 s. */
export async function revoke({ provider, name, clock }: Asked & { readonly clock: Clock }): Promise<void> {
  const { signal } = new AbortController()
  await deadline({ clock, ms: REVOKE_MS, name, signal }, () =>
    provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }),
  )
}

/**
 * Switches the wallet (EIP-3326) and adds the network first where it is unknown (4902, EIP-3085).
 * Gives the chain the wallet is on afterwards. Throws `wallet/*` and `network/not-added`.
 */
export async function switchNetwork(
  wallet: Asked & { readonly clock: Clock },
  network: Network,
  signal: AbortSignal,
): Promise<CaipNetworkId> {
  const { name, clock } = wallet
  const { caipNetworkId } = network
  const ask = asker(wallet, signal)
  const chainId = `0x${BigInt(network.id).toString(16)}`
  const move = () => ask('wallet_switchEthereumChain', [{ chainId }])
  const current = async () => readChain(await ask('eth_chainId'), name)
  try {
    await move()
  } catch (cause) {
    if (!isUnknownChain(toModalError(cause))) throw cause
    await add(ask, wallet.name, network, chainId)
    // Some wallets switch by themselves after adding, others want to be asked.
    if ((await current()) !== caipNetworkId) await move()
  }
  return settled(current, (now) => now === caipNetworkId, clock, signal)
}

async function add(ask: Ask, wallet: string, network: Network, chainId: string): Promise<void> {
  const { name, nativeCurrency, blockExplorers = [], assets } = network
  const rpcUrls = endpointsForWallet(network)
  const parameters = {
    chainId,
    chainName: name,
    nativeCurrency,
    // Wallets refuse an empty list.
    ...(rpcUrls.length > 0 && { rpcUrls }),
    ...(blockExplorers.length > 0 && { blockExplorerUrls: blockExplorers.map((explorer) => explorer.url) }),
    // Wallets fetch it, and refuse what they cannot (EIP-3085).
    ...(assets?.imageUrl?.startsWith('https:') && { iconUrls: [assets.imageUrl] }),
  }
  await ask('wallet_addEthereumChain', [parameters]).catch((error: ModalError) => {
    if (isAnswer(error) || error.code === 'flow/cancelled') throw error
    throw coreError('network/not-added', { wallet, network: name }, error)
  })
}

/**
 * Takes what the wallet announces and tells what is true of it, until `signal` aborts. That it has gone is told at once, and
 * that it shares nothing any more was told before. What cannot be read is a warning of the log.
 */
export function createEar(
  wallet: Asked & Pick<Host, 'clock' | 'log'>,
  onChange: (change: ConnectorChange) => void,
  signal: AbortSignal,
): (event: string, value: unknown) => void {
  const { name, log } = wallet
  const tell = (change: ConnectorChange) => signal.aborted || onChange(change)
  const check = createBelief({ ...wallet, ask: (method) => request(wallet, method) }, tell, signal)
  return (event, value) => {
    try {
      if (event === 'chainChanged') check({ type: event, caipNetworkId: readChain(value, name) })
      else if (event === 'accountsChanged') check({ type: event, accounts: readAccounts(value, name) })
      else if (Object(value).code !== TRY_AGAIN_LATER) tell({ type: 'disconnect' })
    } catch (cause) {
      if (!signal.aborted) log('warn', `${name} announced something unreadable`, cause)
    }
  }
}
