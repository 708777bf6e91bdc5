import { fromBase58 } from '../../core/base58.js'
import { needsWindow, notAllowed } from './refusals.js'
import { readSolanaMessage, readSolanaWire } from './solana-message.js'
import { readSolanaTransfer } from './solana-transfer.js'
import type { Wish, WishContext, WishedSolana } from './wish.js'

type SolanaWish = Extract<Wish, { kind: 'solana-transactions' }>

/** Of base58: a transaction has 1,232 bytes. */
const MOST_LETTERS = 1_800
/** What a person reads on one card. */
const MOST_TRANSACTIONS = 4

/** Reads the parameters of the methods of Solana that sign transactions. Options of sending are the server's to choose. */
export function readSolanaWish(answer: SolanaWish['answer'], params: unknown, context: WishContext): SolanaWish {
  const { transaction, transactions } = Object(params) as {
    readonly transaction?: unknown
    readonly transactions?: unknown
  }
  const given: unknown = answer === 'all' ? transactions : [transaction]
  if (!Array.isArray(given) || given.length === 0) throw notAllowed()
  if (given.length > MOST_TRANSACTIONS) throw needsWindow()
  return { kind: 'solana-transactions', transactions: given.map((each) => readOne(each, context)), answer }
}

function readOne(given: unknown, { address }: WishContext): WishedSolana {
  const bytes = typeof given === 'string' && given.length <= MOST_LETTERS ? fromBase58(given) : undefined
  const wire = bytes && readSolanaWire(bytes)
  if (!wire) throw notAllowed()
  const message = readSolanaMessage(wire.message)
  const transfer = message && readSolanaTransfer(message, address)
  if (!transfer || wire.signatures.length !== 1) throw needsWindow()
  return { message: wire.message, transfer }
}
