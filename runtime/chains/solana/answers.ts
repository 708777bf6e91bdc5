import { fromBase58, solanaKey } from '../../core/base58.js'
import { type Decoder, listOf, optional, shape } from '../../core/decode.js'
import type { ChainQuestion } from '../../rpc/chain-question.js'

/** How a node is asked for its cluster: a CAIP-2 reference is the first 32 characters of the genesis hash. */
export const solanaChain: ChainQuestion = {
  method: 'getGenesisHash',
  read: (result) => (typeof result === 'string' && isHash(result) ? result.slice(0, 32) : undefined),
}

function isHash(text: string): boolean {
  return text.length <= 44 && fromBase58(text)?.length === 32
}

/** A whole number. Nodes write u64 as JSON: what is beyond 2^53 lamports, nine million SOL, comes rounded to a few of them. */
export const whole: Decoder<bigint> = (input) =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 ? BigInt(input) : undefined

/** What a node answers to a read of the chain's state, which stands beside the slot that it is of. */
export function atSlot<Value>(read: Decoder<Value>): Decoder<Value> {
  return (input) => (typeof input === 'object' && input !== null && 'value' in input ? read(input.value) : undefined)
}

/** What a node knows of a signature. */
export interface SignatureStatus {
  /** Blocks on top of its own; `null` once it is final. */
  readonly confirmations: bigint | null
  readonly confirmationStatus: 'processed' | 'confirmed' | 'finalized'
  readonly isFailed: boolean
}

const levels = ['processed', 'confirmed', 'finalized'] as const

const rawStatus = /*#__PURE__*/ shape({
  confirmations: /*#__PURE__*/ optional(whole),
  confirmationStatus: (input: unknown) => levels.find((level) => level === input),
  isFailed: () => false,
})

const readStatus: Decoder<SignatureStatus> = (input) => {
  const found = rawStatus(input)
  return found && { ...found, isFailed: Object(input).err != null }
}

/** The answer to `getSignatureStatuses` for one signature; `null` in it where the node has not heard of it. */
export const signatureStatus: Decoder<readonly [SignatureStatus | null]> = /*#__PURE__*/ atSlot((input) => {
  const [status, ...more] = listOf(optional(readStatus))(input) ?? []
  return status === undefined || more.length > 0 ? undefined : [status]
})

/** What an account of a token holds. */
export interface TokenAccount {
  readonly mint: string
  /** In base units. */
  readonly value: bigint
  readonly decimals: number
}

const digits: Decoder<bigint> = (input) =>
  typeof input === 'string' && /^\d{1,20}$/.test(input) ? BigInt(input) : undefined
const byte: Decoder<number> = (input) =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input < 256 ? input : undefined
const address: Decoder<string> = (input) => (typeof input === 'string' && solanaKey(input) ? input : undefined)

const rawTokenAccount = /*#__PURE__*/ inside(
  ['account', 'data', 'parsed', 'info'],
  /*#__PURE__*/ shape({
    mint: address,
    tokenAmount: /*#__PURE__*/ shape({ amount: digits, decimals: byte }),
  }),
)

/** The answer to `getTokenAccountsByOwner` with the encoding `jsonParsed`. */
export const tokenAccounts: Decoder<readonly TokenAccount[]> = /*#__PURE__*/ atSlot((input) =>
  listOf(rawTokenAccount)(input)?.map(({ mint, tokenAmount: { amount: value, decimals } }) => ({
    mint,
    value,
    decimals,
  })),
)

/** Reads what stands under keys of objects in each other. */
function inside<Value>(keys: readonly string[], read: Decoder<Value>): Decoder<Value> {
  return (input) => read(keys.reduce<unknown>((found, key) => Object(found)[key], input))
}
