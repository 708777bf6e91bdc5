import { toBase58 } from '../../core/base58.js'

/** An instruction of a transaction: accounts by their addresses. */
export interface SolanaInstruction {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** A message of the legacy format or of version 0, taken apart to its last byte. */
export interface SolanaMessage {
  /** Who has to sign; the first pays. */
  readonly signers: readonly string[]
  readonly accounts: readonly string[]
  readonly instructions: readonly SolanaInstruction[]
  /** It takes accounts from tables that are not in it. */
  readonly hasLookups: boolean
}

/** A transaction on the wire. */
export interface SolanaWire {
  readonly signatures: readonly Uint8Array[]
  readonly message: Uint8Array
}

/** Most bytes of a transaction on the wire. */
const MOST_BYTES = 1_232
const SIGNATURE = 64
const KEY = 32
const VERSION_0 = 0x80

/** Reads a transaction; `undefined` for what is none. */
export function readSolanaWire(bytes: Uint8Array): SolanaWire | undefined {
  return attempt(bytes, (from) => {
    const signatures = from.list(() => from.take(SIGNATURE))
    return { signatures, message: from.rest() }
  })
}

/** Reads the message of a transaction. `undefined` where a node would not take it: it is cut off, or has an account twice. */
export function readSolanaMessage(bytes: Uint8Array): SolanaMessage | undefined {
  return attempt(bytes, (from) => {
    const first = from.byte()
    if (first > VERSION_0) return undefined
    const isVersioned = first === VERSION_0
    const signed = isVersioned ? from.byte() : first
    const [readonlySigned, readonlyUnsigned] = [from.byte(), from.byte()]
    const accounts = from.list(() => toBase58(from.take(KEY)))
    from.take(KEY)
    const read = from.list(() => ({ program: from.byte(), used: from.list(from.byte), data: from.take(from.count()) }))
    const hasLookups = isVersioned && from.list(() => lookup(from)).length > 0
    const isWhole = from.rest().length === 0 && new Set(accounts).size === accounts.length
    const hasRoom = signed > readonlySigned && signed + readonlyUnsigned <= accounts.length
    if (!isWhole || !hasRoom) return undefined
    // With tables an index may be of one of them: no account of it is known then.
    const at = (index: number) => accounts[index] ?? (hasLookups ? '' : missing())
    const instructions = read.map(({ program, used, data }) => ({
      program: at(program),
      accounts: used.map(at),
      data,
    }))
    return { signers: accounts.slice(0, signed), accounts, instructions, hasLookups }
  })
}

function lookup(from: Cursor): void {
  from.take(KEY)
  from.list(from.byte)
  from.list(from.byte)
}

type Cursor = ReturnType<typeof cursor>

/** Reads bytes one after another. Everything throws a `RangeError` behind the end. */
function cursor(bytes: Uint8Array) {
  let at = 0
  function take(length: number): Uint8Array {
    if (at + length > bytes.length) missing()
    at += length
    return bytes.slice(at - length, at)
  }
  const byte = () => take(1)[0] ?? missing()
  /** A number below 65,536 in as few bytes of seven bits as it takes (`compact-u16`). */
  function count(): number {
    let value = 0
    for (let shift = 0; shift <= 14; shift += 7) {
      const part = byte()
      value += (part & 0x7f) << shift
      if (part < 0x80) return value > 0xffff || (part === 0 && shift > 0) ? missing() : value
    }
    return missing()
  }
  return {
    take,
    byte,
    count,
    list: <Item>(read: () => Item): readonly Item[] => Array.from({ length: count() }, () => read()),
    rest: () => take(bytes.length - at),
  }
}

function missing(): never {
  throw new RangeError('It is no transaction.')
}

/** What `read` gives; `undefined` where the bytes end before it is done, or are too many. */
function attempt<Value>(bytes: Uint8Array, read: (from: Cursor) => Value): Value | undefined {
  if (bytes.length > MOST_BYTES) return undefined
  try {
    return read(cursor(bytes))
  } catch (cause) {
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}
