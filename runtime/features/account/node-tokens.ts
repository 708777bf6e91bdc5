import type { Kit } from '../../contract/kit.js'
import { shortAddress } from '../../core/address-look.js'
import { ofUnits } from '../../core/decimal.js'
import type { Network } from '../../core/network.js'
import type { TokenBalance } from '../../core/token-balance.js'

/**
 * The native coin and the tokens of an account as the nodes of its network list them, where its namespace's nodes do:
 * `undefined` elsewhere. Nodes know no names and no prices, so a token has its shortened address for a name. Those with 0
 * decimals are dropped (SPEC §5). Throws what the adapter throws.
 */
export async function nodeTokens(
  { chain }: Pick<Kit, 'chain'>,
  network: Network,
  address: string,
  signal: AbortSignal,
): Promise<readonly TokenBalance[] | undefined> {
  const { caipNetworkId: chainId, chainNamespace, nativeCurrency } = network
  const adapter = await chain(chainNamespace)
  if (!adapter.ownedTokens) return undefined
  const [coin, owned] = await Promise.all([
    adapter.balance(network, address, signal),
    adapter.ownedTokens(network, address, signal),
  ])
  const quantity = ({ value, decimals }: { readonly value: bigint; readonly decimals: number }) => ({
    decimals,
    numeric: ofUnits(value, decimals),
  })
  const tokens = owned
    .filter(({ decimals }) => decimals > 0)
    .map((token) => ({
      name: shortAddress(token.address),
      symbol: '',
      chainId,
      address: `${chainId}:${token.address}`,
      quantity: quantity(token),
      iconUrl: '',
    }))
  return [{ name: nativeCurrency.name, symbol: coin.symbol, chainId, quantity: quantity(coin), iconUrl: '' }, ...tokens]
}
