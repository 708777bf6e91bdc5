import type { Namespace } from '../../../schema/caip.js'
import { digitsAt } from '../../core/decimal.js'
import { readDecimal } from '../../core/decimal-sums.js'
import { type Decoder, shape, text } from '../../core/decode.js'
import type { Network } from '../../core/network.js'
import type { BuyToken, Currency, MethodLimits, Wares } from './contract.js'
import { otherNames } from './providers.data.js'

/** Entries of a list that are read. */
const MOST = 5_000
const word: Decoder<string> = (input) => (typeof input === 'string' && input.length <= 200 ? input : undefined)
const currency = /*#__PURE__*/ shape({ id: text })
const limits = /*#__PURE__*/ shape({ id: word, min: readDecimal, max: readDecimal })
const ware = /*#__PURE__*/ shape({ id: word, name: word, symbol: word })
const place = /*#__PURE__*/ shape({ name: word })

const listIn = (input: unknown, name: string): readonly unknown[] => {
  const list = (Object(input) as Readonly<Record<string, unknown>>)[name]
  return Array.isArray(list) ? list.slice(0, MOST) : []
}

/** Where tokens may be bought for an account. */
export interface BuyerNetworks {
  readonly namespace: Namespace
  /** Networks of the app. */
  readonly all: readonly Network[]
}

/**
 * Reads what is sold (FACTS 3.3, onramp options), as far as it comes to a network of the app. A row that makes no sense is left
 * out; `undefined` for what is no list of wares at all.
 */
export function readWares(input: unknown, { namespace, all }: BuyerNetworks): Wares | undefined {
  const { paymentCurrencies, purchaseCurrencies } = Object(input) as Readonly<Record<string, unknown>>
  if (!Array.isArray(paymentCurrencies) || !Array.isArray(purchaseCurrencies)) return undefined
  const networks = all.filter(({ chainNamespace }) => chainNamespace === namespace)
  const currencies = new Map<string, Currency>()
  for (const row of listIn(input, 'paymentCurrencies')) {
    const id = currency(row)?.id
    // ISO 4217: a browser cannot write another one.
    if (!id || !/^[A-Z]{3}$/.test(id) || currencies.has(id)) continue
    const methods = listIn(row, 'payment_method_limits').flatMap((each) => limits(each) ?? [])
    currencies.set(id, { id, methods: methods.filter(isInOrder) })
  }
  const tokens = new Map<string, BuyToken>()
  for (const row of listIn(input, 'purchaseCurrencies')) {
    const known = ware(row)
    if (!known?.symbol.trim()) continue
    for (const spot of listIn(row, 'networks')) {
      const found = tokenAt(known, spot, networks)
      if (found) tokens.set(`${found.caipNetworkId}:${found.address?.toLowerCase()}:${found.symbol}`, found)
    }
  }
  return { currencies: [...currencies.values()], tokens: [...tokens.values()].slice(0, MOST), isGuessed: false }
}

function tokenAt(
  known: { readonly id: string; readonly name: string; readonly symbol: string },
  spot: unknown,
  networks: readonly Network[],
): BuyToken | undefined {
  const name = place(spot)?.name
  const { chain_id: told, contract_address: contract } = Object(spot) as Readonly<Record<string, unknown>>
  const network = networks.find((each) => isAt(each, name ?? '', `${told ?? ''}`))
  if (name === undefined || !network) return undefined
  // Some lists give a coin the contract of another token: its symbol says what it is.
  const isNative = network.nativeCurrency.symbol.toLowerCase() === known.symbol.toLowerCase()
  const address = typeof contract === 'string' && contract && !isNative ? contract : null
  // Without a contract only the coin itself can be told apart from a namesake.
  if (address === null && !isNative) return undefined
  return { ...known, caipNetworkId: network.caipNetworkId, address, place: name }
}

/** Whether a seller means this network: by its number, its CAIP-2 id, or `solana` for the main one. */
function isAt({ caipNetworkId, chainNamespace }: Network, name: string, id: string): boolean {
  if (name === caipNetworkId || `${chainNamespace}:${id}` === caipNetworkId) return true
  return otherNames[caipNetworkId]?.test(name) === true
}

/** What lets nothing through limits nothing, and is left out. */
function isInOrder({ min, max }: MethodLimits): boolean {
  const places = Math.max(min.places, max.places)
  return digitsAt(min, places) <= digitsAt(max, places)
}

/** SPEC §3: the limits of a payment method where the provider does not state them. */
const usual: readonly MethodLimits[] = [
  { id: 'card', min: { digits: 10_00n, places: 2 }, max: { digits: 7_500_00n, places: 2 } },
  { id: 'ach_bank_account', min: { digits: 10_00n, places: 2 }, max: { digits: 25_000_00n, places: 2 } },
]
const USDC = '2b92315d-eab7-5bef-84fa-089a131333f5'
/** SPEC §3, FACTS 13.9: the USD Coin contracts that stand in where no provider has answered. */
const contracts: Readonly<Record<string, readonly [place: string, contract: string]>> = {
  'eip155:1': ['ethereum-mainnet', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  'eip155:137': ['polygon-mainnet', '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'],
}

/** The defaults for an account's networks while no provider has answered. */
export function guessedWares({ all }: BuyerNetworks): Wares {
  const tokens = all.flatMap(({ caipNetworkId, nativeCurrency }): readonly BuyToken[] => {
    const known = contracts[caipNetworkId]
    if (!known) return []
    const [at, address] = known
    const usdc = { id: USDC, name: 'USD Coin', symbol: 'USDC', caipNetworkId, address, place: at }
    const coin = { ...usdc, name: 'Ether', symbol: 'ETH', address: null }
    return nativeCurrency.symbol === 'ETH' ? [usdc, coin] : [usdc]
  })
  return { currencies: ['USD', 'EUR'].map((id) => ({ id, methods: usual })), tokens, isGuessed: true }
}
