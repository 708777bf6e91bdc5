import type { Kit } from '../../contract/kit.js'
import type { TransferAsset } from '../../contract/transfer.js'
import { type Decoder, listOf, optional, recordOf, shape, text } from '../../core/decode.js'
import { toModalError } from '../../core/errors.js'
import { askService, backendDeps } from '../../transport/ask-service.js'
import { createBackend } from '../../transport/backend.js'
import { readJson } from '../../transport/read-json.js'
import type { SwapQuote, SwapSource, SwapToken } from './contract.js'
import type { BuiltSwap } from './evm/check-swap.js'
import { NATIVE } from './native-coin.js'
import type { Swapper } from './swapper.js'

/** An offer of a source, as the backend tells it: `router` and `spender` only where it says so. */
export interface Offer {
  readonly source: SwapSource | undefined
  readonly toAmount: bigint
  readonly router: string | null
  readonly spender: string | null
}

/** What is asked of the sources. */
export interface Question {
  readonly from: TransferAsset
  readonly fromAmount: bigint
  readonly to: TransferAsset
}

const units: Decoder<bigint> = (input) =>
  typeof input === 'string' && /^\d{1,78}$/.test(input) ? BigInt(input) : undefined
const places: Decoder<number> = (input) =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= 255 ? input : undefined
const listed = /*#__PURE__*/ shape({
  name: text,
  symbol: text,
  address: text,
  decimals: places,
  logoUri: /*#__PURE__*/ optional(text),
})
const offered = /*#__PURE__*/ shape({
  fromAmount: units,
  fromAccount: text,
  toAmount: units,
  toAccount: text,
  id: /*#__PURE__*/ optional(text),
  source: /*#__PURE__*/ optional(text),
  router: /*#__PURE__*/ optional(text),
  spender: /*#__PURE__*/ optional(text),
})
const quotes = /*#__PURE__*/ shape({ quotes: /*#__PURE__*/ listOf(offered) })
const tokens = /*#__PURE__*/ shape({ tokens: /*#__PURE__*/ listOf((input) => input ?? null) })
const transaction = /*#__PURE__*/ shape({ tx: /*#__PURE__*/ recordOf((input) => input ?? null) })
const sources: readonly SwapSource[] = ['uniswap-v2', 'uniswap-v3', '1inch']

/** The swap interface of the app's backend (FACTS 3.3). Everything throws `backend/*`, `flow/*`, `feature/off`. */
export function createBackendSwaps(kit: Kit, { network, address }: Pick<Swapper, 'network' | 'address'>) {
  const deps = backendDeps(kit)
  const backend = createBackend(deps)
  const { caipNetworkId } = network
  const idOf = (contract: string | null) => `${caipNetworkId}:${contract ?? NATIVE}`
  const account = `${caipNetworkId}:${address}`

  return {
    /** The tokens of the network. A row that is none is left out. */
    async tokens(signal: AbortSignal): Promise<readonly SwapToken[]> {
      const route = { service: 'blockchain', path: '/v1/convert/tokens', decode: tokens } as const
      const { tokens: rows } = await backend.get(route, { chainId: caipNetworkId }, signal)
      return rows.flatMap((row) => {
        const { address: id, logoUri, ...token } = listed(row) ?? {}
        if (!id?.startsWith(`${caipNetworkId}:`) || !('name' in token)) return []
        const contract = id.slice(caipNetworkId.length + 1)
        if (!/^0x[\da-f]{40}$/i.test(contract)) return []
        return [{ ...token, address: contract.toLowerCase() === NATIVE ? null : contract, iconUrl: logoUri ?? '' }]
      })
    },

    /** What the sources give, the most first; none where no source has a way. An answer to another question is dropped. */
    async offers({ from, fromAmount, to }: Question, signal: AbortSignal): Promise<readonly Offer[]> {
      const [sold, bought] = [idOf(from.address), idOf(to.address)]
      const query = { amount: `${fromAmount}`, userAddress: address, from: sold, to: bought, gasPrice: '' }
      const route = { service: 'blockchain', path: '/v1/convert/quotes', decode: quotes } as const
      const isOf = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
      try {
        const { quotes: all } = await backend.get(route, query, signal)
        const own = all.filter(
          (each) => each.fromAmount === fromAmount && isOf(each.fromAccount, sold) && isOf(each.toAccount, bought),
        )
        return own
          .filter(({ toAmount }) => toAmount > 0n)
          .map(({ id, source, toAmount, router, spender }) => ({
            source: sources.find((name) => name === (source ?? id)) ?? ((source ?? id) ? undefined : '1inch'),
            toAmount,
            router,
            spender,
          }))
          .toSorted((a, b) => Number(b.toAmount > a.toAmount) - Number(b.toAmount < a.toAmount))
      } catch (cause) {
        if (toModalError(cause).slots['status'] === 404) return []
        throw cause
      }
    },

    /** The transaction of a quote, as it comes: it is compared with the quote before anything else is done with it. */
    async build(
      { from, to, fromAmount, source }: SwapQuote,
      slippage: number,
      signal: AbortSignal,
    ): Promise<BuiltSwap> {
      const body = {
        projectId: deps.wiring.projectId,
        amount: `${fromAmount}`,
        from: idOf(from.address),
        to: idOf(to.address),
        userAddress: account,
        eip155: { slippage: slippage / 100 },
        disableEstimate: true,
        source,
      }
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      const path = '/v1/convert/build-transaction'
      const call = { query: {}, init, tries: 3, read: readJson(transaction) }
      const { tx } = await askService(deps, { service: 'blockchain', path }, call, signal)
      const prefix = `${caipNetworkId}:`
      const plain = (id: unknown) => (typeof id === 'string' && id.startsWith(prefix) ? id.slice(prefix.length) : '')
      return {
        from: plain(tx['from']),
        to: plain(tx['to']),
        data: typeof tx['data'] === 'string' ? tx['data'] : '',
        // FACTS 9.3: the amount is paid where the native coin is sold.
        value: from.address === null ? (units(tx['amount']) ?? -1n) : (units(tx['value']) ?? 0n),
      }
    },
  }
}
