import type { ProviderName } from '../../../schema/onramp-providers.js'
import { parseCaipNetworkId } from '../../../schema/parse-caip.js'
import type { Kit } from '../../contract/kit.js'
import type { Decimal } from '../../core/decimal.js'
import { exactText } from '../../core/decimal-sums.js'
import { type Decoder, shape, text } from '../../core/decode.js'
import { toModalError } from '../../core/errors.js'
import type { Transaction } from '../../core/transaction.js'
import { transactionPage } from '../../core/transaction.js'
import { askService, backendDeps } from '../../transport/ask-service.js'
import { createBackend } from '../../transport/backend.js'
import { readJson } from '../../transport/read-json.js'
import { readQuote } from './amounts.js'
import type { BuyQuote, BuyToken, Wares } from './contract.js'
import { coinbaseNetworks, ownPlaces } from './providers.data.js'
import { type BuyerNetworks, readWares } from './wares.js'

/** What is to be bought, for whom, and with what. */
export interface Wish {
  readonly provider: ProviderName
  readonly token: BuyToken
  readonly currency: string
  readonly amount: Decimal
  /** Address of the account. */
  readonly address: string
}

const page = /*#__PURE__*/ shape({ url: text })
const json: Decoder<object> = (input) => (typeof input === 'object' && input !== null ? input : undefined)

/** The onramp interface of the app's backend (FACTS 3.3). Everything throws `backend/*`, `flow/*`, `feature/off`. */
export function createBackendOnramp(kit: Kit) {
  const deps = backendDeps(kit)
  const backend = createBackend(deps)

  /** `undefined` where the backend does not work with the seller, or it does not sell this. */
  async function post<T>(
    path: string,
    provider: ProviderName,
    body: object,
    tries: number,
    decode: Decoder<T>,
    signal: AbortSignal,
  ) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const call = { query: { provider }, init, tries, read: readJson(decode) }
    try {
      return await askService(deps, { service: 'blockchain', path }, call, signal)
    } catch (cause) {
      const { status } = toModalError(cause).slots
      if (status === 400 || status === 404) return undefined
      throw cause
    }
  }

  return {
    /** What a seller sells on the networks of the app. */
    wares(provider: ProviderName, networks: BuyerNetworks, signal: AbortSignal): Promise<Wares> {
      const decode = (input: unknown) => readWares(input, networks)
      return backend.get({ service: 'blockchain', path: '/v1/onramp/options', decode }, { provider }, signal)
    },

    /** What a seller asks. An answer to something else is a bad one. */
    quote({ provider, token, currency, amount }: Wish, signal: AbortSignal): Promise<BuyQuote | undefined> {
      const { id, name, symbol, caipNetworkId, address, place } = token
      const reference = caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
      const network = { name: place, display_name: place, chain_id: reference, contract_address: address ?? '' }
      const body = {
        purchaseCurrency: { id, name, symbol, networks: [network] },
        paymentCurrency: { id: currency, payment_method_limits: [] },
        amount: exactText(amount),
        // FACTS 3.3: the symbol stands where a network is named.
        network: symbol,
      }
      const decode = (input: unknown) => readQuote(input, { currency, symbol, amount })
      return post('/v1/onramp/quote', provider, body, 3, decode, signal)
    },

    /** Address of a page to pay on. It is asked for once: it may be good for one visit. */
    async page({ provider, token, currency, amount, address }: Wish, signal: AbortSignal): Promise<string | undefined> {
      const place = ownPlaces[parseCaipNetworkId(token.caipNetworkId).chainNamespace]
      const network = place ?? coinbaseNetworks[token.caipNetworkId] ?? 'ethereum'
      // The local stack names chains of its own by CAIP-2.
      const own = provider === 'sandbox' ? token.place : network
      const body = {
        destinationWallets: [
          {
            address,
            blockchains: place || provider === 'sandbox' ? [own] : Object.values(coinbaseNetworks),
            assets: [token.symbol],
          },
        ],
        defaultNetwork: own,
        partnerUserId: address,
        defaultExperience: 'buy',
        ...(currency === 'USD' && { presetFiatAmount: exactText(amount) }),
      }
      const answer = await post('/v1/generators/onrampurl', provider, body, 1, json, signal)
      return answer && page(answer)?.url
    },

    /** What the account has bought on a network, as the history tells it (SPEC §7), past the browser's cache. */
    async bought(address: string, chainId: string, signal: AbortSignal): Promise<readonly Transaction[]> {
      const path = `/v1/account/${encodeURIComponent(address)}/history`
      const route = { service: 'blockchain', path, decode: transactionPage, init: { cache: 'no-cache' } } as const
      const { transactions } = await backend.get(route, { chainId, onramp: 'coinbase' }, signal)
      return transactions.filter(({ metadata }) => metadata.chain === chainId)
    },
  }
}
