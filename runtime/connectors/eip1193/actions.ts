import type { CaipNetworkId } from '../../../schema/caip.js'
import type { ModalError } from '../../../schema/error.js'
import type { ConnectorAccounts, ConnectorChange } from '../../contract/connector.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import type { RequestParams } from '../../contract/requests.js'
import { deadline } from '../../core/deadline.js'
import { coreError, toModalError } from '../../core/errors.js'
import type { Clock, Host } from '../../core/host.js'
import { endpointsForWallet, type Network } from '../../core/network.js'
import { isAnswer, isUnknownChain, toWalletError } from '../../core/wallet-error.js'
import { createBelief, settled } from './belief.js'
import { readAccounts, readChain } from './provider.js'

/** The wallet that is asked. */
export interface Asked {
  readonly provider: Eip1193Provider
  readonly name: string
}

/** A provider may fire this when its node drops for a moment; the wallet itself is still there (EIP-1193, code 1013). */
const TRY_AGAIN_LATER = 1013

const REVOKE_MS = 3_000

/**
 * Asks for accounts (EIP-1102). Where an earlier permission could not be given back, `wallet_requestPermissions`
 * (EIP-2255) lets the user pick again instead of silently getting the old account.
 * Throws `wallet/rejected`, `wallet/pending`, `wallet/no-accounts`, `wallet/bad-answer`, `wallet/failed`.
 */
export async function connect(wallet: Asked, mustAsk: boolean, signal: AbortSignal): Promise<ConnectorAccounts> {
  const ask = asker(wallet, signal)
  if (mustAsk) {
    await ask('wallet_requestPermissions', [{ eth_accounts: {} }]).catch((error: ModalError) => {
      // A wallet without EIP-2255 is asked the plain way; a "no" stays a "no".
      if (isAnswer(error)) throw error
    })
  }
  const { name } = wallet
  const method = 'eth_requestAccounts'
  const [first, ...rest] = readAccounts(await ask(method), name, method)
  if (!first) throw coreError('wallet/no-accounts', { wallet: name })
  return { accounts: [first, ...rest], caipNetworkId: readChain(await ask('eth_chainId'), name) }
}

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

type Ask = (method: string, params?: readonly unknown[]) => Promise<unknown>

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

/** Asks one thing at a time. After a cancel no more is asked. */
function asker(wallet: Asked, signal: AbortSignal): Ask {
  return async (method, params) => {
    if (signal.aborted) throw coreError('flow/cancelled', {}, signal.reason)
    return request(wallet, method, params)
  }
}

/** Asks the wallet one thing and translates what it throws. Throws `wallet/*`. */
export async function request({ provider, name }: Asked, method: string, params?: RequestParams): Promise<unknown> {
  try {
    return await provider.request(params ? { method, params } : { method })
  } catch (cause) {
    throw toWalletError(cause, name, method)
  }
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
