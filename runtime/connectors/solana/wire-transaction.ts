import { toBase58 } from '../../core/base58.js'

/** A transaction on the wire: one signature for each signer, then the message that they sign. */
export interface WireTransaction {
  readonly signatures: readonly Uint8Array[]
  readonly message: Uint8Array
  /** Addresses of those who sign, in the order of the signatures; the first pays. */
  readonly signers: readonly string[]
}

/** An account that an instruction uses. */
export interface WireAccount {
  readonly pubkey: string
  readonly isSigner: boolean
  readonly isWritable: boolean
}

/** A message without a version, taken apart as old wallets want it (FACTS 6.3). */
export interface LegacyMessage {
  readonly feePayer: string
  readonly recentBlockhash: string
  readonly instructions: readonly {
    readonly programId: string
    readonly keys: readonly WireAccount[]
    /** In base58. */
    readonly data: string
  }[]
}

const SIGNATURE = 64
const KEY = 32
/** The bit that a message with a version begins with, which is 0 for those of before. */
const VERSIONED = 0x80

/** Reads a transaction of the legacy format or of version 0; `undefined` for anything else. */
export function readTransaction(wire: Uint8Array): WireTransaction | undefined {
  return attempt(() => {
    const from = cursor(wire)
    const signatures = from.list(() => from.take(SIGNATURE))
    const message = from.rest()
    const { accounts, signed } = readHead(cursor(message))
    const signers = accounts.slice(0, signed)
    return signers.length === signatures.length ? { signatures, message, signers } : undefined
  })
}

/** Reads a message of the legacy format; `undefined` for one with a version, and for what is none. */
export function readLegacyMessage(message: Uint8Array): LegacyMessage | undefined {
  return attempt(() => {
    const from = cursor(message)
    const { accounts, signed, readonlySigned, readonlyUnsigned, isVersioned } = readHead(from)
    const [feePayer] = accounts
    if (isVersioned || feePayer === undefined) return undefined
    const recentBlockhash = toBase58(from.take(KEY))
    const accountAt = (index: number): WireAccount => ({
      pubkey: found(accounts[index]),
      isSigner: index < signed,
      isWritable: index < signed ? index < signed - readonlySigned : index < accounts.length - readonlyUnsigned,
    })
    const instructions = from.list(() => ({
      programId: found(accounts[from.byte()]),
      keys: from.list(() => accountAt(from.byte())),
      data: toBase58(from.take(from.count())),
    }))
    return { feePayer, recentBlockhash, instructions }
  })
}

/** The transaction with the signature of one of its signers; `undefined` where that is none of them. */
export function withSignature(wire: Uint8Array, signer: string, signature: Uint8Array): Uint8Array | undefined {
  const transaction = readTransaction(wire)
  const place = transaction?.signers.indexOf(signer) ?? -1
  if (!transaction || place < 0 || signature.length !== SIGNATURE) return undefined
  const signed = Uint8Array.from(wire)
  const start = wire.length - transaction.message.length - (transaction.signers.length - place) * SIGNATURE
  signed.set(signature, start)
  return signed
}

/** Whether the transaction has a signature at the place of this signer: not that it is a right one. */
export function isSignedBy({ signers, signatures }: WireTransaction, signer: string): boolean {
  const place = signers.indexOf(signer)
  return place >= 0 && (signatures[place]?.some((byte) => byte !== 0) ?? false)
}

function readHead(from: Cursor) {
  const first = from.byte()
  const isVersioned = first >= VERSIONED
  if (first > VERSIONED) throw new RangeError('a version that is not known')
  const signed = isVersioned ? from.byte() : first
  const [readonlySigned, readonlyUnsigned] = [from.byte(), from.byte()]
  const accounts = from.list(() => toBase58(from.take(KEY)))
  return { accounts, signed, readonlySigned, readonlyUnsigned, isVersioned }
}

type Cursor = ReturnType<typeof cursor>

/** Reads bytes one after another. Everything throws a `RangeError` behind the end. */
function cursor(bytes: Uint8Array) {
  let at = 0
  function take(length: number): Uint8Array {
    if (at + length > bytes.length) throw new RangeError('the end')
    at += length
    return bytes.slice(at - length, at)
  }
  const byte = () => found(take(1)[0])
  /** A number below 65,536 in one to three bytes of seven bits (`compact-u16`). */
  function count(): number {
    let value = 0
    for (let shift = 0; shift <= 14; shift += 7) {
      const part = byte()
      value += (part & 0x7f) << shift
      if (part < 0x80) return value
    }
    throw new RangeError('a number that has no end')
  }
  return {
    take,
    byte,
    count,
    list: <Item>(read: () => Item): readonly Item[] => Array.from({ length: count() }, read),
    rest: () => take(bytes.length - at),
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('nothing stands there')
  return value
}

/** What `read` gives; `undefined` where the bytes end before it is done. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}
