import type { Commitment, RequestOf, SolanaRequests, SolanaSendOptions } from '../../contract/requests.js'
import { fromBase58, solanaKey, toBase58 } from '../../core/base58.js'
import { fromBase64 } from '../../core/bytes.js'
import { type Decoder, listOf, optional, shape } from '../../core/decode.js'
import { coreError } from '../../core/errors.js'
import { isSignedBy, readTransaction } from './wire-transaction.js'

/** A request of the vocabulary of Solana, its texts read. */
export interface SolanaCall {
  readonly method: keyof SolanaRequests
  /** The account that is to sign. */
  readonly pubkey: string
  /** The message alone, or every transaction on the wire. */
  readonly payloads: readonly [Uint8Array, ...Uint8Array[]]
  /** With commitments under the names of today. */
  readonly sendOptions: SolanaSendOptions
}

/** What a method of the vocabulary answers. */
export type SolanaAnswer = SolanaRequests[keyof SolanaRequests]['answer']

/** The commitments of SPEC §5 under the names that nodes and wallets have today. */
const commitments: Readonly<Record<Commitment, 'processed' | 'confirmed' | 'finalized'>> = {
  processed: 'processed',
  confirmed: 'confirmed',
  finalized: 'finalized',
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  root: 'finalized',
  max: 'finalized',
}

/** Characters. A transaction has 1,232 bytes on the wire, and a message that is signed is to be read in a wallet. */
const LONGEST = 16_384
const SIGNATURE = 64

const bytesOf =
  (read: (text: string) => Uint8Array | undefined): Decoder<Uint8Array> =>
  (input) =>
    typeof input === 'string' && input !== '' && input.length <= LONGEST ? read(input) : undefined
const wire = /*#__PURE__*/ bytesOf(fromBase64)
const key: Decoder<string> = (input) => (typeof input === 'string' && solanaKey(input) ? input : undefined)
const whole: Decoder<number> = (input) =>
  typeof input === 'number' && Number.isSafeInteger(input) && input >= 0 ? input : undefined
const commitment: Decoder<Commitment> = (input) =>
  typeof input === 'string' && Object.hasOwn(commitments, input) ? commitments[input as Commitment] : undefined
const options = /*#__PURE__*/ optional(
  /*#__PURE__*/ shape({
    skipPreflight: /*#__PURE__*/ optional((input) => (typeof input === 'boolean' ? input : undefined)),
    preflightCommitment: /*#__PURE__*/ optional(commitment),
    maxRetries: /*#__PURE__*/ optional(whole),
    minContextSlot: /*#__PURE__*/ optional(whole),
  }),
)

/** What each method is asked with, and how a sentence names it. */
const methods = {
  solana_signMessage: {
    read: /*#__PURE__*/ shape({ pubkey: key, message: /*#__PURE__*/ bytesOf(fromBase58) }),
    expected: 'a message in base58 and the address that signs it',
  },
  solana_signTransaction: {
    read: /*#__PURE__*/ shape({ pubkey: key, transaction: wire }),
    expected: 'a transaction in base64 and the address that signs it',
  },
  solana_signAllTransactions: {
    read: /*#__PURE__*/ shape({ pubkey: key, transactions: /*#__PURE__*/ listOf(wire) }),
    expected: 'transactions in base64 and the address that signs them',
  },
  solana_signAndSendTransaction: {
    read: /*#__PURE__*/ shape({ pubkey: key, transaction: wire, sendOptions: options }),
    expected: 'a transaction in base64, the address that signs it, and options of sending',
  },
} as const

/**
 * Reads a request. Throws `wallet/unsupported` for a method that is none of the vocabulary, and `wallet/bad-request` for
 * parameters that cannot be read.
 */
export function readSolanaCall(method: string, params: unknown, wallet: string): SolanaCall {
  if (!isSolanaMethod(method)) throw coreError('wallet/unsupported', { wallet, method })
  const { read, expected } = methods[method]
  const found: Found | undefined = read(params)
  const payloads = found && [found.message, found.transaction, ...(found.transactions ?? [])].filter((each) => !!each)
  const [first, ...rest] = payloads ?? []
  if (!found || !first) throw coreError('wallet/bad-request', { method, expected })
  return { method, pubkey: found.pubkey, payloads: [first, ...rest], sendOptions: withoutNull(found.sendOptions ?? {}) }
}

interface Found {
  readonly pubkey: string
  readonly message?: Uint8Array
  readonly transaction?: Uint8Array
  readonly transactions?: readonly Uint8Array[]
  readonly sendOptions?: { readonly [Key in keyof SolanaSendOptions]: SolanaSendOptions[Key] | null } | null
}

/** Whether a method is one of the vocabulary of Solana (SPEC §6). */
export function isSolanaMethod(method: string): method is keyof SolanaRequests {
  return Object.hasOwn(methods, method)
}

function withoutNull(found: NonNullable<Found['sendOptions']>): SolanaSendOptions {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null))
}

/** A signature as a text of base58. Throws `wallet/bad-answer` for what is not 64 bytes. */
export function signatureText(bytes: unknown, wallet: string, method: string): string {
  if (bytes instanceof Uint8Array && bytes.length === SIGNATURE) return toBase58(bytes)
  throw coreError('wallet/bad-answer', { wallet, method, expected: 'a signature' })
}

/**
 * A transaction that a wallet has signed; it may have changed it, for example its fee. Throws `wallet/bad-answer` for what
 * is none, and for one that the account has not signed.
 */
export function signedTransaction(bytes: unknown, { method, pubkey }: SolanaCall, wallet: string): Uint8Array {
  if (bytes instanceof Uint8Array && bytes.length > 0) {
    const transaction = readTransaction(bytes)
    if (transaction && isSignedBy(transaction, pubkey)) return bytes
  }
  throw coreError('wallet/bad-answer', { wallet, method, expected: `a transaction signed by ${pubkey}` })
}

/** How a connector of Solana is asked, over what answers any method: each gives what its method answers. */
export function solanaRequest(answer: (method: string, params: unknown) => Promise<SolanaAnswer>): RequestOf<'solana'> {
  // The types of both sides are those of one table, which a switch over its methods cannot say.
  return answer as RequestOf<'solana'>
}
