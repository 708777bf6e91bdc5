import { z } from 'zod'
import { evmAddress } from '../../caip.js'
import { UpstreamError } from '../../chains/upstream.js'

/** Seconds since 1970 up to the year 5138: beyond, a `Date` soon ends. */
const LAST_SECOND = 100_000_000_000

const lower = (text: string) => text.toLowerCase()
const hash = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .transform(lower)
const address = evmAddress.transform(lower)
const data = z.string().regex(/^0x[0-9a-fA-F]*$/)
const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform(BigInt)
const count = quantity.refine((value) => value <= BigInt(Number.MAX_SAFE_INTEGER)).transform(Number)

const header = z.object({
  number: count,
  hash,
  parentHash: hash,
  timestamp: count.refine((seconds) => seconds <= LAST_SECOND),
})

const transaction = z.object({
  hash,
  from: address,
  to: address.nullish(),
  value: quantity,
  nonce: count,
  input: data.default('0x'),
})

const receipt = z.object({
  transactionHash: hash,
  blockHash: hash,
  /** Blocks before Byzantium have a state root in its place. */
  status: z.enum(['0x0', '0x1']).optional(),
  gasUsed: quantity,
  effectiveGasPrice: quantity.optional(),
  contractAddress: address.nullish(),
  logs: z.array(z.object({ address, topics: z.array(hash).max(4), data })),
})

const block = header.extend({ transactions: z.array(transaction) })

/** Number, hash, parent and time (in seconds) of a block. */
export type EvmHeader = z.output<typeof header>
/** A block with its whole transactions. */
export type EvmBlock = z.output<typeof block>
/** A transaction as a node tells it in its block. */
export type EvmTransaction = z.output<typeof transaction>
/** What became of a transaction, with the logs of the contracts it ran. */
export type EvmReceipt = z.output<typeof receipt>
/** A log as a node tells it in its receipt. */
export type EvmLog = EvmReceipt['logs'][number]

/** A header, or `null` where the node has no such block. Throws an `UpstreamError` for anything else. */
export const decodeHeader = (answer: unknown) => decodeAnswer(header.nullable(), answer, 'block')
/** A whole block, or `null` where the node has none. Throws as above. */
export const decodeBlock = (answer: unknown) => decodeAnswer(block.nullable(), answer, 'block')
/** The receipts of a block, or `null` where the node has no such block. Throws as above. */
export const decodeReceipts = (answer: unknown) => decodeAnswer(z.array(receipt).nullable(), answer, 'receipts')
/** One receipt, or `null` where the node has none. Throws as above. */
export const decodeReceipt = (answer: unknown) => decodeAnswer(receipt.nullable(), answer, 'receipt')

function decodeAnswer<T extends z.ZodType>(schema: T, answer: unknown, what: string): z.output<T> {
  const read = schema.safeParse(answer)
  if (read.success) return read.data
  throw new UpstreamError(`The node's ${what} is malformed`, { cause: read.error })
}
