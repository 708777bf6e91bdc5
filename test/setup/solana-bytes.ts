import { createHash } from 'node:crypto'
import { base58 } from '../../templates/backend/src/embedded/keys/base58.js'

/** An instruction as a message has it: indexes of keys. */
export interface BytesInstruction {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: readonly number[]
}

/** What a message is written of. */
export interface MessageParts {
  readonly keys: readonly Uint8Array[]
  readonly instructions: readonly BytesInstruction[]
  readonly version?: 0
  /** How many of the keys sign; one where it is left out. */
  readonly signers?: number
  /** One that no chain has, where it is left out. */
  readonly blockhash?: Uint8Array
}

/** 32 bytes that stand for a name, always the same. */
export const keyOf = (name: string) => new Uint8Array(createHash('sha256').update(name).digest())
/** The address of such a name. */
export const addressOf = (name: string) => base58(keyOf(name))

/** The 32 bytes of an address, or of a blockhash. */
export function bytesOf(address: string): Uint8Array {
  const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const value = [...address].reduce((sum, letter) => sum * 58n + BigInt(letters.indexOf(letter)), 0n)
  return Uint8Array.from(Buffer.from(value.toString(16).padStart(64, '0'), 'hex'))
}

/** The system program. */
export const SYSTEM_KEY = new Uint8Array(32)

/** Writes the bytes of a message, by the rules of the network and nothing else. Lists are shorter than 128. */
export function writeMessage({
  keys,
  instructions,
  version,
  signers = 1,
  blockhash = keyOf('blockhash'),
}: MessageParts): Uint8Array {
  const written = instructions.flatMap(({ program, accounts, data }) => [
    program,
    accounts.length,
    ...accounts,
    data.length,
    ...data,
  ])
  return Uint8Array.from([
    ...(version === 0 ? [0x80] : []),
    ...[signers, 0, 1],
    keys.length,
    ...keys.flatMap((key) => [...key]),
    ...blockhash,
    instructions.length,
    ...written,
    ...(version === 0 ? [0] : []),
  ])
}

/** Signatures and a message as a transaction. */
export function writeTransaction(signatures: readonly Uint8Array[], message: Uint8Array): Uint8Array {
  return Uint8Array.from([signatures.length, ...signatures.flatMap((each) => [...each]), ...message])
}

/** A number of eight bytes, the lowest first. */
export function u64(value: bigint): number[] {
  return Array.from({ length: 8 }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
}

/** SOL from the first key to the one of `name`. */
export function solTransfer(payer: Uint8Array, name: string, lamports: bigint, version?: 0): Uint8Array {
  const keys = [payer, keyOf(name), SYSTEM_KEY]
  const instructions = [{ program: 2, accounts: [0, 1], data: [2, 0, 0, 0, ...u64(lamports)] }]
  return writeMessage({ keys, instructions, ...(version === 0 ? { version } : {}) })
}
