import { solanaKey } from '../../../core/base58.js'
import { fromBase64 } from '../../../core/bytes.js'
import { type Decoder, listOf, optional, shape, text } from '../../../core/decode.js'
import { atSlot, whole } from '../answers.js'
import type { Ask } from '../transaction-status.js'
import type { Lifetime } from './message.js'

const commitment = 'confirmed'
/** Where an account of a token has its amount, and a mint its decimals: little-endian bytes (SPL Token, Token-2022). */
const AMOUNT_AT = 64
const DECIMALS_AT = 44

/** What is at an address. */
export interface AccountInfo {
  readonly lamports: bigint
  readonly owner: string
  readonly isExecutable: boolean
  readonly data: Uint8Array
}

const base64: Decoder<Uint8Array> = (input) => (Array.isArray(input) ? fromBase64(`${input[0]}`) : undefined)
const rawAccount = /*#__PURE__*/ shape({
  lamports: whole,
  owner: (input: unknown) => (typeof input === 'string' && solanaKey(input) ? input : undefined),
  executable: (input: unknown) => input === true,
  data: base64,
})
const account: Decoder<AccountInfo> = (input) => {
  const { executable, ...rest } = rawAccount(input) ?? {}
  return 'lamports' in rest ? { ...rest, isExecutable: executable === true } : undefined
}
const accounts = /*#__PURE__*/ atSlot(/*#__PURE__*/ listOf(/*#__PURE__*/ optional(account)))
const lifetime: Decoder<Lifetime> = /*#__PURE__*/ atSlot(
  /*#__PURE__*/ shape({ blockhash: text, lastValidBlockHeight: whole }),
)
const fees = /*#__PURE__*/ listOf(/*#__PURE__*/ shape({ prioritizationFee: whole }))

/** What is at some addresses, in their order; `null` where nothing is. */
export async function readAccounts(ask: Ask, addresses: readonly string[]): Promise<readonly (AccountInfo | null)[]> {
  const call = { method: 'getMultipleAccounts', params: [addresses, { encoding: 'base64', commitment }] }
  const found = await ask(call, (input) => {
    const list = accounts(input)
    return list?.length === addresses.length ? list : undefined
  })
  return found
}

/** A blockhash of now, and until when it is good. */
export function readLifetime(ask: Ask): Promise<Lifetime> {
  return ask({ method: 'getLatestBlockhash', params: [{ commitment }] }, lifetime)
}

/** The deposit that an account of so many bytes holds, in lamports. */
export function readRent(ask: Ask, bytes: number): Promise<bigint> {
  return ask({ method: 'getMinimumBalanceForRentExemption', params: [bytes] }, whole)
}

/**
 * What three quarters of the lately included transactions that write these accounts paid for a unit of computing, at most, in
 * millionths of a lamport.
 */
export async function readUnitPrice(ask: Ask, writable: readonly string[]): Promise<bigint> {
  const recent = await ask({ method: 'getRecentPrioritizationFees', params: [writable] }, fees)
  const sorted = recent.map(({ prioritizationFee }) => prioritizationFee).toSorted((a, b) => (a < b ? -1 : 1))
  return sorted[Math.floor(sorted.length * 0.75)] ?? 0n
}

/** The amount in an account of a token, in base units; 0 where there is none. */
export function amountIn(account: Pick<AccountInfo, 'data'> | null | undefined): bigint {
  const bytes = account?.data.slice(AMOUNT_AT, AMOUNT_AT + 8) ?? new Uint8Array()
  return bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
}

/** The decimals of a mint; `undefined` for what is none. */
export function decimalsIn({ data }: Pick<AccountInfo, 'data'>): number | undefined {
  return data.length > DECIMALS_AT ? data[DECIMALS_AT] : undefined
}
