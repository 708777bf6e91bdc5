import type { Backend } from '../backend.js'
import { namespaceOf, referenceOf } from '../caip.js'
import type { Chain } from '../chains/chains.js'
import { ONE } from '../prices/pool-math.js'
import type { Prices } from '../prices/prices.js'
import { isNativeAddress, nativeAddressOf } from '../tokens/token-address.js'
import { onrampNetworks } from './networks.data.js'
import type { PurchaseCurrency } from './onramp-provider.js'

/** A token that the pretended seller sells, on one chain, with its price in fixed point. */
export interface Ware {
  readonly chainId: string
  readonly network: string
  readonly networkLabel: string
  /** Address, or the placeholder of the native token. */
  readonly token: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly price: bigint
}

/** Tokens of a chain that are looked at. */
const MOST = 50

/** The pretended seller's fee: 1.5 %, and 25 cents for the network. */
const FEE_BPS = 150n
const NETWORK_CENTS = 25n
const BPS = 10_000n

/** What a coin costs where no market is read, in fixed point: pools of EVM chains alone are read. */
const pretended: Readonly<Record<string, bigint>> = { solana: 150n * ONE }

/** Everything that can be sold: the native and the known tokens of each chain that have a price now, or a pretended one. */
export async function listWares({ chains }: Pick<Backend, 'chains'>, prices: Prices): Promise<readonly Ware[]> {
  const all = chains.list().flatMap(waresOf)
  const found = await prices.exactPricesOf(all.map(({ chainId, token }) => `${chainId}:${token}`))
  return all.flatMap((ware) => {
    const price = found.get(`${ware.chainId}:${ware.token}`) ?? pretended[namespaceOf(ware.chainId)]
    return price === undefined ? [] : [{ ...ware, price }]
  })
}

function waresOf({ settings, namespace }: Chain): readonly Omit<Ware, 'price'>[] {
  const { chainId, name: networkLabel, native, tokens } = settings
  const network = networkName(chainId)
  // The faucet of a local Solana sends its coin alone.
  const sold = namespace === 'solana' ? [] : tokens.slice(0, MOST)
  const all = [{ ...native, address: nativeAddressOf(namespace) }, ...sold]
  return all.map(({ address, name, symbol, decimals }) => ({
    chainId,
    network,
    networkLabel,
    token: address,
    name,
    symbol,
    decimals,
  }))
}

/** The name of a chain at onramps, or its CAIP-2 id where they have none. */
function networkName(chainId: string): string {
  return Object.entries(onrampNetworks).find(([, chain]) => chain === chainId)?.[0] ?? chainId
}

/** Wares as currencies: one for each symbol, with the networks where it is sold. */
export function currenciesOf(wares: readonly Ware[]): readonly PurchaseCurrency[] {
  const symbols = [...new Set(wares.map(({ symbol }) => symbol))]
  return symbols.map((symbol) => {
    const sold = wares.filter((ware) => ware.symbol === symbol)
    return {
      id: symbol,
      name: sold[0]?.name ?? symbol,
      symbol,
      networks: sold.map(({ chainId, network, networkLabel, token }) => ({
        name: network,
        display_name: networkLabel,
        chain_id: referenceOf(chainId),
        contract_address: isNativeAddress(namespaceOf(chainId), token) ? '' : token,
      })),
    }
  })
}

/** What a purchase costs and gives. Money is in cents of the payment currency, the token in base units. */
export interface SandboxCost {
  readonly total: bigint
  readonly subtotal: bigint
  readonly fee: bigint
  readonly networkFee: bigint
  readonly bought: bigint
}

/** What a token costs: fixed-point dollars (`PRICE_DIGITS`), its decimals, and dollars for one of the payment currency. */
export interface SandboxRate {
  readonly price: bigint
  readonly decimals: number
  /** Millionths of a dollar for one unit of the payment currency. */
  readonly microDollars: bigint
}

/** What so many cents buy, fees taken off. The fee is rounded up, what is bought down. */
export function costOfTotal(total: bigint, { price, decimals, microDollars }: SandboxRate): SandboxCost {
  const fee = ceil(total * FEE_BPS, BPS)
  const rest = total - fee - NETWORK_CENTS
  const subtotal = rest > 0n ? rest : 0n
  const bought = (subtotal * microDollars * 10n ** BigInt(decimals) * ONE) / (price * 100_000_000n)
  return { total, subtotal, fee, networkFee: NETWORK_CENTS, bought }
}

/** The smallest total, in cents, that buys at least `wanted` base units. */
export function totalFor(wanted: bigint, { price, decimals, microDollars }: SandboxRate): bigint {
  const subtotal = ceil(wanted * price * 100_000_000n, microDollars * 10n ** BigInt(decimals) * ONE)
  return ((subtotal + NETWORK_CENTS) * BPS + BPS - FEE_BPS - 1n) / (BPS - FEE_BPS)
}

function ceil(up: bigint, down: bigint): bigint {
  return (up + down - 1n) / down
}
