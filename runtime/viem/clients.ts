import {
  type Chain,
  type CustomTransport,
  createPublicClient,
  createWalletClient,
  custom,
  getAddress,
  type JsonRpcAccount,
  type PublicClient,
  type WalletClient,
} from 'viem'
import type { CaipNetworkId } from '../../schema/caip.js'
import type { AnyKit } from '../bridge/any-kit.js'
import { restoredLive } from '../bridge/live.js'
import type { Connection } from '../contract/connection.js'
import { isSameAddress } from '../core/same-address.js'
import { chainOf, wiredNetwork } from './chains.js'
import { notConnected, otherAccount } from './errors.js'
import { kitProvider } from './kit-provider.js'
import { createReader } from './nodes.js'

/** viem's wallet client with account and chain in it: `client.sendTransaction({ to, value })` needs no more. */
export type LiveWalletClient = WalletClient<CustomTransport, Chain, JsonRpcAccount>

/**
 * The wallet client of the live account and its chain. An account that is being restored is waited for. `account` is
 * the live account the caller means, `useAccount('eip155').live`; a remembered one does not compile. Once another
 * account is connected, the client signs nothing more: it rejects with 4100. Throws 4900 when no account is connected,
 * 4100 when `account` is no longer the connected one, 4901 when the wallet is on a network the app does not work on.
 */
export async function walletClientOf(kit: AnyKit, account?: Connection): Promise<LiveWalletClient> {
  const live = await restoredLive(kit, 'eip155')
  if (!live) throw notConnected('walletClientOf')
  const { address, connectorId, caipNetworkId } = live.account
  if (account && (!isSameAddress('eip155', account.address, address) || account.connectorId !== connectorId)) {
    throw otherAccount(account.address)
  }
  return createWalletClient({
    account: getAddress(address),
    chain: chainOf(wiredNetwork(kit, caipNetworkId)),
    // A wallet is asked once: asking again after a failure could sign twice.
    transport: custom(kitProvider(kit), { retryCount: 0 }),
  })
}

/**
 * The public client of a network of the config, or of the one shown now: it reads from the `rpcUrls` of the config, the
 * first that answers for the right chain. No wallet is needed. Throws 4901 for a network the app does not work on.
 */
export function publicClientOf(kit: AnyKit, id?: CaipNetworkId): PublicClient<CustomTransport, Chain> {
  const network = wiredNetwork(kit, id)
  const read = createReader(kit.host)
  const transport = custom({ request: (call) => read(network, call) }, { retryCount: 0 })
  return createPublicClient({ chain: chainOf(network), transport })
}
