import { type Chain, needChain } from '../../chains/chains.js'
import { Problem } from '../../http/problems.js'
import { lowerAddress } from '../../tokens/token-address.js'
import type { EmbeddedBackend } from '../part.js'
import { type Asking, accountOf } from '../sessions/asking.js'
import { needsWindow } from './needs-window.js'
import { type NetworkFacts, networkFacts } from './network-facts.js'
import { estimateGas, type GasFees, readBalance, readFees, readLayerFee, readPendingCount } from './node-reads.js'
import { readTransfer } from './read-transfer.js'
import { findReplaced, type Replaced } from './replacement.js'
import { isKnownRecipient, nextNonce } from './sent-transactions.js'
import { readEvmToken, type TokenFacts } from './token-facts.js'

/** A token of a transfer, in the answer. */
export interface ToldToken extends Omit<TokenFacts, 'balance'> {
  readonly balance: string
}

/** What a page wants to send. `gas` is its wish. */
export interface EvmWish {
  readonly chainId: string
  readonly to: string
  readonly value: bigint
  readonly data: string
  readonly gas?: bigint | undefined
  /** Of a transaction of this wallet that waits, which this one would replace. Any other is not read. */
  readonly nonce?: bigint | undefined
}

/** What the frame makes a transaction of. Amounts are decimal strings of base units. */
export interface PreparedEvm {
  readonly network: NetworkFacts
  readonly nonce: number
  readonly gas: string
  readonly maxFeePerGas: string
  readonly maxPriorityFeePerGas: string
  /** The most that the first layer takes besides the gas. */
  readonly layerFee: string
  /** The most that it can cost, with that. */
  readonly fee: string
  readonly balance: string
  readonly token: ToldToken | null
  readonly isKnown: boolean
  readonly needsWindow: boolean
  /** The transfer that it takes the place of. */
  readonly replaces: Omit<Replaced, 'least'> | null
}

/** What a transfer of the native token to a person needs, always. */
const PLAIN_GAS = 21_000n

/**
 * Looks up what an EVM transfer needs, by our nodes and settings only. Throws the problems `not_a_transfer`, `no_token`,
 * `unsupported_chain`, `fees_unsupported`, `balance_too_small` and `would_fail`, what `findReplaced` throws, and
 * `UpstreamError` and `NodeError`.
 */
export async function prepareEvm(
  backend: EmbeddedBackend,
  asking: Asking,
  wish: EvmWish,
  signal: AbortSignal,
): Promise<PreparedEvm> {
  const { chainId, to, value, data, gas: wished } = wish
  const chain = needChain(backend.chains, chainId)
  const call = { to: lowerAddress(to), value, data: data.toLowerCase() }
  const transfer = readTransfer(call)
  const account = accountOf(asking, 'eip155')
  const count = await readPendingCount(chain, account, signal)
  const replaced = await replacedBy(backend, chain, { account, count, wish, call }, signal)
  // Of a cancelling the card shows what is cancelled.
  const shown = replaced ? readTransfer({ ...replaced, value: BigInt(replaced.value) }) : transfer
  const [balance, prices, layerFee, token, isKnown] = await Promise.all([
    readBalance(chain, account, signal),
    readFees(chain, signal),
    readLayerFee(chain, call.data.length / 2 - 1, signal),
    shown.token === null ? null : readEvmToken(chain, { token: shown.token, account }, signal),
    isKnownRecipient(backend.db, { userId: asking.session.userId, chainId, address: shown.recipient }),
  ])
  const network = networkFacts(chain)
  if (token && transfer.token !== null && token.balance < transfer.amount) throw tooSmall(token.symbol)
  // A node says of a balance that does not reach what it says of a call that fails.
  if (balance < value) throw tooSmall(network.symbol)
  const gas = gasLimit(await estimateGas(chain, { from: account, to, value, data }, signal), wished)
  const fees = atLeast(prices, replaced?.least)
  const fee = gas * fees.maxFeePerGas + layerFee
  if (balance < value + fee) throw tooSmall(network.symbol)
  return {
    network,
    // Of what is read here this changes soonest.
    nonce: replaced ? Number(wish.nonce) : await nextNonce(backend, { chainId, account, count }),
    gas: String(gas),
    maxFeePerGas: String(fees.maxFeePerGas),
    maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
    layerFee: String(layerFee),
    fee: String(fee),
    balance: String(balance),
    token: tellToken(token),
    isKnown,
    needsWindow: needsWindow(backend.settings, chain, { ...transfer, isKnown }),
    replaces: replaced ? tellReplaced(replaced) : null,
  }
}

interface ReplacingWish {
  readonly account: string
  /** Of the chain, those that wait included. */
  readonly count: number
  readonly wish: EvmWish
  readonly call: { readonly to: string; readonly value: bigint; readonly data: string }
}

/** What a wish with the nonce of an earlier transaction would replace. Any other nonce is ours to choose. */
async function replacedBy(
  backend: EmbeddedBackend,
  chain: Chain,
  { account, count, wish: { chainId, nonce }, call }: ReplacingWish,
  signal: AbortSignal,
): Promise<Replaced | undefined> {
  if (nonce === undefined || nonce >= BigInt(await nextNonce(backend, { chainId, account, count }))) return undefined
  const place = { chainId, account, nonce: Number(nonce) }
  return findReplaced(backend.db, chain, { place, call }, signal)
}

function atLeast({ maxFeePerGas, maxPriorityFeePerGas }: GasFees, least?: GasFees): GasFees {
  if (!least) return { maxFeePerGas, maxPriorityFeePerGas }
  const more = (price: bigint, other: bigint) => (price > other ? price : other)
  return {
    maxFeePerGas: more(maxFeePerGas, least.maxFeePerGas),
    maxPriorityFeePerGas: more(maxPriorityFeePerGas, least.maxPriorityFeePerGas),
  }
}

function tellReplaced({ kind, hash, to, value, data }: Replaced): Omit<Replaced, 'least'> {
  return { kind, hash, to, value, data }
}

/** A token for an answer, its balance as text. */
export function tellToken(token: TokenFacts | null): ToldToken | null {
  return token && { ...token, balance: String(token.balance) }
}

/** The problem of somebody who has too little of something. */
export function tooSmall(symbol: string): Problem {
  return new Problem('balance_too_small', { words: { symbol } })
}

/** A fifth more than a contract needed now; what the page wishes counts only up to twice the estimate. */
function gasLimit(estimate: bigint, wished = 0n): bigint {
  const needed = estimate === PLAIN_GAS ? estimate : (estimate * 120n) / 100n
  if (wished <= needed) return needed
  return wished < estimate * 2n ? wished : estimate * 2n
}
