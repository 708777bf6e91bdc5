import { needChain } from '../../chains/chains.js'
import { Problem } from '../../http/problems.js'
import type { EmbeddedBackend } from '../part.js'
import { type Asking, accountOf } from '../sessions/asking.js'
import { needsWindow } from './needs-window.js'
import { type NetworkFacts, networkFacts } from './network-facts.js'
import { estimateGas, readBalance, readFees, readPendingCount } from './node-reads.js'
import { readTransfer } from './read-transfer.js'
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
}

/** What the frame makes a transaction of. Amounts are decimal strings of base units. */
export interface PreparedEvm {
  readonly network: NetworkFacts
  readonly nonce: number
  readonly gas: string
  readonly maxFeePerGas: string
  readonly maxPriorityFeePerGas: string
  /** The most that it can cost. */
  readonly fee: string
  readonly balance: string
  readonly token: ToldToken | null
  readonly isKnown: boolean
  readonly needsWindow: boolean
}

/** What a transfer of the native token to a person needs, always. */
const PLAIN_GAS = 21_000n

/**
 * Looks up what an EVM transfer needs, by our nodes and settings only. Throws the problems `not_a_transfer`, `no_token`,
 * `unsupported_chain`, `fees_unsupported`, `balance_too_small` and `would_fail`, and `UpstreamError` and `NodeError`.
 */
export async function prepareEvm(
  backend: EmbeddedBackend,
  asking: Asking,
  { chainId, to, value, data, gas: wished }: EvmWish,
  signal: AbortSignal,
): Promise<PreparedEvm> {
  const chain = needChain(backend.chains, chainId)
  const transfer = readTransfer({ to, value, data })
  const account = accountOf(asking, 'eip155')
  const [balance, count, fees, token, isKnown] = await Promise.all([
    readBalance(chain, account, signal),
    readPendingCount(chain, account, signal),
    readFees(chain, signal),
    transfer.token === null ? null : readEvmToken(chain, { token: transfer.token, account }, signal),
    isKnownRecipient(backend.db, { userId: asking.session.userId, chainId, address: transfer.recipient }),
  ])
  const network = networkFacts(chain)
  if (token && token.balance < transfer.amount) throw tooSmall(token.symbol)
  // A node says of a balance that does not reach what it says of a call that fails.
  if (balance < value) throw tooSmall(network.symbol)
  const gas = gasLimit(await estimateGas(chain, { from: account, to, value, data }, signal), wished)
  const fee = gas * fees.maxFeePerGas
  if (balance < value + fee) throw tooSmall(network.symbol)
  // Of what is read here this changes soonest.
  const nonce = await nextNonce(backend, { chainId, account, count })
  return {
    network,
    nonce,
    gas: String(gas),
    maxFeePerGas: String(fees.maxFeePerGas),
    maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
    fee: String(fee),
    balance: String(balance),
    token: tellToken(token),
    isKnown,
    needsWindow: needsWindow(backend.settings, chain, { ...transfer, isKnown }),
  }
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
