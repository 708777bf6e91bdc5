import { mayBeSignatureOf } from '../chains/solana/verify.js'
import { readTransaction as readWire } from '../connectors/solana/wire-transaction.js'
import { fromBase58, toBase58 } from '../core/base58.js'
import { fromBase64 } from '../core/bytes.js'
import { type Decoder, listOf, shape } from '../core/decode.js'
import { coreError } from '../core/errors.js'

/** Who is asked, and for what. */
export interface Asked {
  readonly wallet: string
  readonly method: string
  /** The account that is to sign. */
  readonly address: string
}

/** Bytes of a signature, and the most characters that they have in base58. */
const LENGTH = 64
const LONGEST = 88

const signature: Decoder<string> = (input) =>
  typeof input === 'string' && input.length <= LONGEST && fromBase58(input)?.length === LENGTH ? input : undefined
const wire: Decoder<Uint8Array> = (input) => (typeof input === 'string' ? fromBase64(input) : undefined)

const readSignature = /*#__PURE__*/ shape({ signature })
const readSigned = /*#__PURE__*/ shape({ transaction: wire })
const readAllSigned = /*#__PURE__*/ shape({ transactions: /*#__PURE__*/ listOf(wire) })

/** The signature of a message. Throws `wallet/bad-answer`. */
export async function readMessage(answer: unknown, message: Uint8Array, asked: Asked): Promise<Uint8Array> {
  const { signature: text = '' } = readSignature(answer) ?? {}
  await check(message, fromBase58(text), asked)
  return fromBase58(text) ?? new Uint8Array()
}

/** A transaction that the account has signed. Throws `wallet/bad-answer`. */
export async function readTransaction(answer: unknown, asked: Asked): Promise<Uint8Array> {
  return checkedTransaction(readSigned(answer)?.transaction, asked)
}

/** As many of them. Throws `wallet/bad-answer`. */
export async function readTransactions(answer: unknown, length: number, asked: Asked): Promise<readonly Uint8Array[]> {
  const { transactions = [] } = readAllSigned(answer) ?? {}
  if (transactions.length !== length) throw badAnswer(asked)
  return Promise.all(transactions.map((transaction) => checkedTransaction(transaction, asked)))
}

/** The signature that names what was sent, in base58. Throws `wallet/bad-answer`. */
export function readSent(answer: unknown, asked: Asked): string {
  const found = readSignature(answer)
  if (!found) throw badAnswer(asked)
  return found.signature
}

/** Throws `wallet/bad-answer` unless these bytes are the signature of the account over the message. */
export async function check(message: Uint8Array, bytes: unknown, asked: Asked): Promise<void> {
  const { address } = asked
  const isOne = bytes instanceof Uint8Array && bytes.length === LENGTH
  if (isOne && (await mayBeSignatureOf({ address, message, signature: toBase58(bytes) }))) return
  throw badAnswer(asked)
}

async function checkedTransaction(bytes: Uint8Array | undefined, asked: Asked): Promise<Uint8Array> {
  const { message, signers, signatures } = (bytes && readWire(bytes)) ?? {}
  if (!bytes || !message) throw badAnswer(asked)
  await check(message, signatures?.[signers?.indexOf(asked.address) ?? -1], asked)
  return bytes
}

function badAnswer({ wallet, method, address }: Asked) {
  return coreError('wallet/bad-answer', { wallet, method, expected: `signed by ${address}` })
}
