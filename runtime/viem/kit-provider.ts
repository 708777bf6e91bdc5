import { InvalidParamsRpcError, numberToHex } from 'viem'
import type { CaipNetworkId } from '../../schema/caip.js'
import type { AnyKit } from '../bridge/any-kit.js'
import { type Live, liveOf } from '../bridge/live.js'
import { isEip1193Provider } from '../connectors/eip1193/is-provider.js'
import { readChain } from '../connectors/eip1193/provider.js'
import { networkSwitch } from '../contract/provided.js'
import { toModalError } from '../core/errors.js'
import { isSameAddress } from '../core/same-address.js'
import { askForAccount } from './ask-account.js'
import { noNetwork, notConnected, otherAccount, toProviderFailure, unknownChain } from './errors.js'
import { chainNumber, currentNetworkId } from './evm-networks.js'
import { accountPlaces, readMethods } from './methods.data.js'
import { type Call, createReader } from './nodes.js'
import { createEventFeed, type EventFeed } from './provider-events.js'
import { tellSubmitted } from './tell-submitted.js'

/** An EIP-1193 provider: for viem's `custom`, for ethers' `BrowserProvider`, and whatever else takes one. */
export interface KitProvider extends EventFeed {
  /** Rejects with an error whose `code` is the number EIP-1193, EIP-1474 or the wallet has for it. */
  request(call: Call): Promise<unknown>
}

/**
 * Makes a provider that follows the kit's live eip155 account, whichever wallet it is in, before and after a wallet is
 * connected. The wallet's own provider answers what only it can, with its own errors; reads go to the `rpcUrls` of the
 * config; `eth_requestAccounts` opens the modal where no account is connected, and `wallet_switchEthereumChain`
 * switches as the kit does. Rejects with 4900 when no account is connected, 4100 for an account that is not the live
 * one, 4902 for a network the app does not work on, 4001 for a "no". A request waits for the wallet as long as the
 * wallet takes.
 */
export function kitProvider(kit: AnyKit): KitProvider {
  const read = createReader(kit.host)

  /** The methods the kit itself knows the answer to. */
  const own: Readonly<Record<string, (call: Call) => unknown>> = {
    eth_accounts: () => addressesOf(liveOf(kit, 'eip155')),
    eth_requestAccounts: async () => addressesOf(await askForAccount(kit)),
    eth_chainId: async (call) => numberToHex(await chainId(call)),
    net_version: async ({ method }) => String(await chainId({ method })),
    wallet_switchEthereumChain: (call) => switchTo(kit, call),
  }

  /** The wallet itself is asked: it may have moved without a word. */
  async function chainId({ method }: Call): Promise<number> {
    const live = liveOf(kit, 'eip155')
    const id = live ? await walletChain(live) : currentNetworkId(kit)
    if (!id) throw noNetwork(method)
    return chainNumber(id)
  }

  return {
    ...createEventFeed(kit),
    async request(call) {
      const { method } = call
      const answer = Object.hasOwn(own, method) ? own[method] : undefined
      if (answer) return answer(call)
      const live = liveOf(kit, 'eip155')
      const id = currentNetworkId(kit)
      const network = id && kit.network(id)
      const isRead = readMethods.has(method)
      if (isRead && network && network.rpcUrls.length > 0) return read(network, call)
      if (!live) throw isRead ? noNetwork(id ?? 'eip155') : notConnected(method)
      const other = foreignAccount(live, call)
      if (other) throw otherAccount(other)
      const given = await askWallet(live, call)
      tellSubmitted(kit, live, call, given)
      return given
    },
  }
}

function addressesOf(live: Live | undefined): readonly string[] {
  return live?.account.accounts.map(({ address }) => address) ?? []
}

/** The pinned provider's answer and its own errors; a connector without such a provider answers for it. */
async function askWallet({ connector }: Live, { method, params }: Call): Promise<unknown> {
  const { provider } = connector
  if (isEip1193Provider(provider)) return provider.request(params === undefined ? { method } : { method, params })
  try {
    return await connector.request(method, Array.isArray(params) ? params : [])
  } catch (cause) {
    throw toProviderFailure(cause, method)
  }
}

async function walletChain(live: Live): Promise<CaipNetworkId> {
  const method = 'eth_chainId'
  const answer = await askWallet(live, { method })
  try {
    return readChain(answer, live.connector.name)
  } catch (cause) {
    throw toProviderFailure(cause, method)
  }
}

/** The account a request names, where it is none of those the wallet shares. */
function foreignAccount({ account }: Live, { method, params }: Call): string | undefined {
  const place = Object.hasOwn(accountPlaces, method) ? accountPlaces[method] : undefined
  const parameter: unknown = place && Array.isArray(params) ? params[place.at] : undefined
  const named = place?.field ? (parameter as Record<string, unknown> | undefined)?.[place.field] : parameter
  if (typeof named !== 'string' || !/^0x[\da-f]{40}$/i.test(named)) return undefined
  return account.accounts.some(({ address }) => isSameAddress('eip155', address, named)) ? undefined : named
}

/** EIP-3326: `null` when it is done. Without a connection it moves the app's own network only. */
async function switchTo(kit: AnyKit, { method, params }: Call): Promise<null> {
  const [parameter] = Array.isArray(params) ? params : []
  const { chainId } = Object(parameter) as { chainId?: unknown }
  const id = askedChain(chainId, method)
  if (!kit.network(id)) throw unknownChain(id)
  try {
    await (await kit.use(networkSwitch)).switchTo(id, new AbortController().signal)
    return null
  } catch (cause) {
    throw toProviderFailure(await kit.explain(cause), method)
  }
}

function askedChain(chainId: unknown, method: string): CaipNetworkId {
  try {
    return readChain(chainId, method)
  } catch (cause) {
    throw new InvalidParamsRpcError(toModalError(cause))
  }
}
