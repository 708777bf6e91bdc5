import { z } from 'zod'
import { type Chain, needChain } from '../../chains/chains.js'
import { NodeError } from '../../chains/upstream.js'
import { invalidInput } from '../../http/input.js'
import { Problem } from '../../http/problems.js'
import { decodeLamports } from '../../indexer/solana/decode-solana.js'
import type { EmbeddedBackend } from '../part.js'
import { type Asking, accountOf } from '../sessions/asking.js'
import { needsWindow } from './needs-window.js'
import { type NetworkFacts, networkFacts } from './network-facts.js'
import { decodeAnswer } from './node-reads.js'
import { type ToldToken, tellToken, tooSmall } from './prepare-evm.js'
import { readBase64 } from './read-base64.js'
import { isKnownRecipient } from './sent-transactions.js'
import { readSolanaMessage, unsignedTransaction } from './solana-message.js'
import { readSolanaToken } from './token-facts.js'

/** What a page wants to send, as the frame has read it from the message. */
export interface SolanaWish {
  readonly chainId: string
  /** The bytes of the message, in base64. */
  readonly message: string
  /** Who gets it; `null` where the message does not say so in one place. */
  readonly to: string | null
  /** In base units. */
  readonly amount: bigint
  /** Of the token; `null` for SOL. */
  readonly mint: string | null
}

/** What the frame shows of it. Amounts are decimal strings of base units. */
export interface PreparedSolana {
  readonly network: NetworkFacts
  readonly fee: string
  readonly balance: string
  readonly token: ToldToken | null
  readonly isKnown: boolean
  readonly needsWindow: boolean
}

const feeAnswer = z.object({ value: z.int().min(0).nullable() })
const trialAnswer = z.object({ value: z.looseObject({ err: z.unknown() }) })

/**
 * Looks up what a transaction of Solana costs and whether it would go through, by our nodes and settings only. Throws the
 * problems `invalid_input`, `foreign_transaction`, `unsupported_chain`, `balance_too_small`, `would_fail` and
 * `transaction_expired`, and `UpstreamError` and `NodeError`.
 */
export async function prepareSolana(
  backend: EmbeddedBackend,
  asking: Asking,
  { chainId, message, to, amount, mint }: SolanaWish,
  signal: AbortSignal,
): Promise<PreparedSolana> {
  const chain = needChain(backend.chains, chainId)
  const account = accountOf(asking, 'solana')
  const unsigned = readUnsigned(message, account)
  const [balance, fee, token, isKnown] = await Promise.all([
    chain.request('getBalance', [account, { commitment: 'confirmed' }], signal).then(decodeLamports),
    readFee(chain, message, signal),
    mint === null ? null : readSolanaToken(chain, { mint, account }, signal),
    to !== null && isKnownRecipient(backend.db, { userId: asking.session.userId, chainId, address: to }),
  ])
  const network = networkFacts(chain)
  if (token && token.balance < amount) throw tooSmall(token.symbol)
  if (balance < fee + (mint === null ? amount : 0n)) throw tooSmall(network.symbol)
  await tryOut(chain, unsigned, signal)
  const subject = { amount: to === null ? undefined : amount, token: mint, isKnown }
  return {
    network,
    fee: String(fee),
    balance: String(balance),
    token: tellToken(token),
    isKnown,
    needsWindow: needsWindow(backend.settings, chain, subject),
  }
}

function readUnsigned(message: string, account: string): string {
  const bytes = readBase64(message, 'message')
  const read = readSolanaMessage(bytes)
  if (!read) throw invalidInput('message: is no message of Solana')
  if (read.signers[0] !== account) throw new Problem('foreign_transaction')
  return Buffer.from(unsignedTransaction(read, bytes)).toString('base64')
}

async function readFee(chain: Chain, message: string, signal: AbortSignal): Promise<bigint> {
  const answer = await chain.request('getFeeForMessage', [message, { commitment: 'confirmed' }], signal)
  const { value } = decodeAnswer(feeAnswer, 'getFeeForMessage', answer)
  // Nodes know no fee for a blockhash that is over.
  if (value === null) throw new Problem('transaction_expired')
  return BigInt(value)
}

async function tryOut(chain: Chain, transaction: string, signal: AbortSignal): Promise<void> {
  const config = { encoding: 'base64', sigVerify: false, commitment: 'confirmed' }
  try {
    const answer = await chain.request('simulateTransaction', [transaction, config], signal)
    const { err } = decodeAnswer(trialAnswer, 'simulateTransaction', answer).value
    if (err === null || err === undefined) return
  } catch (cause) {
    if (!(cause instanceof NodeError)) throw cause
  }
  throw new Problem('would_fail', { words: { network: chain.settings.name } })
}
