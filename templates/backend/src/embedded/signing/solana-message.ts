import { base58 } from '../keys/base58.js'

/** One instruction of a message. Of accounts that a table on the chain holds, the address is `undefined`. */
export interface SolanaInstruction {
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

/** A message of Solana, legacy or version 0, as its bytes tell it. */
export interface SolanaMessage {
  /** Addresses whose signatures it needs, the one that pays first. */
  readonly signers: readonly string[]
  readonly instructions: readonly SolanaInstruction[]
}

/** A transaction of Solana. */
export interface SolanaTransaction {
  /** In the order of the signers; zeros where one is missing. */
  readonly signatures: readonly Uint8Array[]
  readonly message: Uint8Array
}

/** No packet of the network is larger. */
const MOST_BYTES = 1_232
const KEY_BYTES = 32
const SIGNATURE_BYTES = 64
const VERSIONED = 0x80

/** Takes a transaction apart; `undefined` for bytes that are none. Its message is not looked at. */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction | undefined {
  return readWhole(bytes, (reader) => {
    const signatures = reader.list(() => reader.take(SIGNATURE_BYTES))
    return { signatures, message: reader.rest() }
  })
}

/** Reads a message; `undefined` for bytes that are none, have something left over, or are of a later version. */
export function readSolanaMessage(bytes: Uint8Array): SolanaMessage | undefined {
  return readWhole(bytes, (reader) => {
    const isVersioned = (reader.peek() & VERSIONED) !== 0
    if (isVersioned && reader.byte() !== VERSIONED) throw new RangeError('another version')
    const required = reader.byte()
    const [readonlySigned] = [reader.byte(), reader.byte()]
    const keys = reader.list(() => base58(reader.take(KEY_BYTES)))
    if (required === 0 || required > keys.length || readonlySigned >= required) throw new RangeError('no signer')
    reader.take(KEY_BYTES)
    const instructions = reader.list(() => ({
      program: keys[reader.byte()],
      accounts: reader.list(() => keys[reader.byte()]),
      data: reader.take(reader.length()),
    }))
    if (isVersioned) {
      reader.list(() => [reader.take(KEY_BYTES), reader.take(reader.length()), reader.take(reader.length())])
    }
    return { signers: keys.slice(0, required), instructions }
  })
}

/** A transaction of this message that nobody has signed, for a trial. */
export function unsignedTransaction({ signers }: SolanaMessage, message: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from([signers.length]), Buffer.alloc(signers.length * SIGNATURE_BYTES), message])
}

interface Reader {
  peek(): number
  byte(): number
  take(length: number): Uint8Array
  /** A compact-u16, in as few bytes as it takes. */
  length(): number
  list<T>(read: () => T): T[]
  rest(): Uint8Array
}

function readWhole<T>(bytes: Uint8Array, read: (reader: Reader) => T): T | undefined {
  if (bytes.length > MOST_BYTES) return undefined
  let at = 0

  function take(length: number): Uint8Array {
    if (at + length > bytes.length) throw new RangeError('too short')
    at += length
    return bytes.subarray(at - length, at)
  }

  function byte(): number {
    return take(1)[0] ?? 0
  }

  function length(): number {
    let value = 0
    for (let index = 0; index < 3; index += 1) {
      const part = byte()
      value |= (part & 0x7f) << (7 * index)
      if ((part & 0x80) !== 0) continue
      if (part === 0 && index > 0) break
      return value
    }
    throw new RangeError('no length')
  }

  function list<Item>(each: () => Item): Item[] {
    return Array.from({ length: length() }, each)
  }

  const reader = { peek: () => bytes[at] ?? 0, byte, take, length, list, rest: () => take(bytes.length - at) }
  try {
    const value = read(reader)
    return at === bytes.length ? value : undefined
  } catch (cause) {
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}
