import type { CaipNetworkId } from '../../../schema/caip.js'
import type { ModalError } from '../../../schema/error.js'
import type { ConnectorAccounts } from '../../contract/connector.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import { deadline } from '../../core/deadline.js'
import { coreError, toModalError } from '../../core/errors.js'
import type { Clock, Log } from '../../core/host.js'
import { endpointsForWallet, type Network } from '../../core/network.js'
import { isAnswer, isUnknownChain, toWalletError } from '../../core/wallet-error.js'
import { readAccounts, readChain } from './provider.js'

/** The wallet that is asked. */
export interface Asked {
  readonly provider: Eip1193Provider
  readonly name: string
}

/** Some wallets answer a switch before they have made it: so often, and so many milliseconds apart, they are asked again. */
const SETTLE_TIMES = 10
const SETTLE_MS = 100

const REVOKE_MS = 3_000
/** Milliseconds a wallet has to contradict what was announced in its name. */
const CONTRADICT_MS = 3_000

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
  return settled(current, caipNetworkId, clock, signal)
}

/**
 * Whether the wallet is on the network that an event says it is on: anything of the page may emit one. A wallet that
 * does not say where it is contradicts nothing. Never rejects.
 */
export async function isOn(
  wallet: Asked & { readonly clock: Clock },
  caipNetworkId: CaipNetworkId,
  log: Log,
): Promise<boolean> {
  const { name, clock } = wallet
  const { signal } = new AbortController()
  const current = async () => readChain(await request(wallet, 'eth_chainId'), name)
  try {
    const now = await deadline({ clock, ms: CONTRADICT_MS, name, signal }, (inner) =>
      settled(current, caipNetworkId, clock, inner),
    )
    if (now !== caipNetworkId) log('warn', `${name} announced a network that it is not on`)
    return now === caipNetworkId
  } catch {
    return true
  }
}

/** The network a wallet is on, once it is the expected one or had a second to come to it. */
async function settled(
  current: () => Promise<CaipNetworkId>,
  expected: CaipNetworkId,
  clock: Clock,
  signal: AbortSignal,
): Promise<CaipNetworkId> {
  for (let time = 0; time < SETTLE_TIMES; time += 1) {
    if ((await current()) === expected) return expected
    await clock.sleep(SETTLE_MS, signal)
  }
  return current()
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
    ...(assets?.imageUrl && { iconUrls: [assets.imageUrl] }),
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
export async function request(
  { provider, name }: Asked,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  try {
    return await provider.request(params ? { method, params } : { method })
  } catch (cause) {
    throw toWalletError(cause, name, method)
  }
}
