import { formatUnits, parseUnits } from 'viem'
import type { Backend } from '../backend.js'
import { evmAddress, namespaceOf, solanaAddress } from '../caip.js'
import { invalidInput } from '../http/input.js'
import { Problem } from '../http/problems.js'
import type { Prices } from '../prices/prices.js'
import { onrampNetworks } from './networks.data.js'
import type { OnrampProvider, OnrampQuote, PageWish, PaymentCurrency, QuoteWish } from './onramp-provider.js'
import { addOrder } from './sandbox-orders.js'
import { costOfTotal, currenciesOf, listWares, totalFor, type Ware } from './sandbox-wares.js'

/** Money the pretended seller takes, and millionths of a dollar it counts one unit of it as: made up, and fixed. */
const RATES: Readonly<Record<string, bigint>> = { USD: 1_000_000n, EUR: 1_080_000n }
/** Cents. */
const LEAST = 10_00n
const MOST = 7_500_00n
/** What is bought when the client names no amount, in cents of USD. */
const PRESET = 100_00n

/**
 * The pretended seller of development: it sells every token that has a price, at that price and a fee, and has a page on
 * this backend where a click pays. Nothing is charged, and nothing is sent unless a faucet is given to its page.
 */
export function sandboxProvider(backend: Backend, prices: Prices): OnrampProvider {
  return { name: 'sandbox', options, quote, page }

  async function options() {
    const limit = { id: 'card', min: formatUnits(LEAST, 2), max: formatUnits(MOST, 2) }
    const paymentCurrencies = Object.keys(RATES).map((id): PaymentCurrency => ({ id, payment_method_limits: [limit] }))
    return { paymentCurrencies, purchaseCurrencies: currenciesOf(await listWares(backend, prices)) }
  }

  async function quote({ purchase, payment, amount }: QuoteWish): Promise<OnrampQuote> {
    const microDollars = RATES[payment]
    if (!microDollars) throw new Problem('currency_not_taken', { words: { currencies: Object.keys(RATES).join(', ') } })
    const chains = purchase.networks.flatMap(({ name, chain_id }) => [onrampNetworks[name] ?? `eip155:${chain_id}`])
    const { price, decimals, symbol } = await findWare(purchase.symbol, chains)
    const cost = costOfTotal(inRange(parseUnits(amount, 2)), { price, decimals, microDollars })
    const money = (cents: bigint) => ({ amount: formatUnits(cents, 2), currency: payment })
    return {
      paymentTotal: money(cost.total),
      paymentSubtotal: money(cost.subtotal),
      purchaseAmount: { amount: formatUnits(cost.bought, decimals), currency: symbol },
      networkFee: money(cost.networkFee),
      coinbaseFee: money(cost.fee),
      quoteId: `sandbox-${symbol}-${payment}-${cost.total}`,
    }
  }

  async function page({ wallets, defaultNetwork, projectId, presetCryptoAmount, presetFiatAmount }: PageWish) {
    const [wallet] = wallets
    if (!wallet) throw invalidInput('destinationWallets: is empty')
    const { address, assets } = wallet
    const networks = [...(defaultNetwork === undefined ? [] : [defaultNetwork]), ...wallet.blockchains]
    const isHis = (chainId: string) => fits(chainId, address)
    // A chain that onramps have no name for goes by its CAIP-2 id, as the options say.
    const chains = networks.map((network) => onrampNetworks[network] ?? network).filter(isHis)
    // Among many assets the client has no choice yet: the chain's own token comes first.
    const ware = await findWare(assets.length === 1 ? assets[0] : undefined, chains, isHis)
    const rate = { ...ware, microDollars: RATES['USD'] ?? 1_000_000n }
    const preset = presetFiatAmount === undefined ? PRESET : parseUnits(presetFiatAmount, 2)
    const wanted = presetCryptoAmount === undefined ? undefined : parseUnits(presetCryptoAmount, ware.decimals)
    const cost = costOfTotal(inRange(wanted === undefined ? preset : totalFor(wanted, rate)), rate)
    const { chainId, token, name, symbol, decimals } = ware
    const id = await addOrder(backend, {
      ...{ project_id: projectId, chain_id: chainId, address, token, name, symbol, decimals, currency: 'USD' },
      amount: String(cost.bought),
      total: Number(cost.total),
      fee: Number(cost.fee),
      network_fee: Number(cost.networkFee),
    })
    return `${backend.settings.publicUrl}/sandbox/onramp/${id}`
  }

  /** The ware on the first of these chains that has it, else on any chain of that kind. Without a symbol the native one. */
  async function findWare(
    symbol: string | undefined,
    chains: readonly string[],
    isFit: (chainId: string) => boolean = () => true,
  ): Promise<Ware> {
    const wares = (await listWares(backend, prices)).filter(({ chainId }) => isFit(chainId))
    // The native token is the first of each chain.
    const sold =
      symbol === undefined ? wares : wares.filter((ware) => ware.symbol.toLowerCase() === symbol.toLowerCase())
    const [found] = chains.flatMap((chain) => sold.find(({ chainId }) => chainId === chain) ?? [])
    const ware = found ?? sold[0]
    if (!ware) throw new Problem('not_sold')
    return ware
  }
}

function inRange(cents: bigint): bigint {
  if (cents >= LEAST && cents <= MOST) return cents
  const range = `${formatUnits(LEAST, 2)} to ${formatUnits(MOST, 2)}`
  throw new Problem('amount_out_of_range', { words: { range } })
}

/** Whether an address can hold something on a chain. */
function fits(chainId: string, address: string): boolean {
  if (namespaceOf(chainId) === 'solana') return solanaAddress.safeParse(address).success
  return namespaceOf(chainId) === 'eip155' && evmAddress.safeParse(address).success
}
