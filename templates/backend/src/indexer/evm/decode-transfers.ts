import { decodeAbiParameters, type Hex, parseAbiParameters, toEventSelector } from 'viem'
import { z } from 'zod'
import { evmAddress } from '../../caip.js'
import { UpstreamError } from '../../chains/upstream.js'
import type { IndexedTransfer } from '../indexed.js'

const TRANSFER = toEventSelector('Transfer(address,address,uint256)')
const SINGLE = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const BATCH = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
const DEPOSIT = toEventSelector('Deposit(address,uint256)')
const WITHDRAWAL = toEventSelector('Withdrawal(address,uint256)')
const BATCH_DATA = parseAbiParameters('uint256[] ids, uint256[] amounts')

/** Seconds since 1970 up to the year 5138: beyond, a `Date` soon ends. */
const LAST_SECOND = 100_000_000_000

/**
 * What a log says that moved: ERC-20 and ERC-721 `Transfer`, ERC-1155 `TransferSingle` and `TransferBatch`, and of the
 * wrapped native token `Deposit` and `Withdrawal`, which it writes in place of a mint and a burn. Only the standard
 * forms count. Contracts write what they like: a log that does not fit its standard moved nothing, and neither did an
 * ERC-20 amount of zero (any sender may move nothing out of any account, to put an address into its history).
 */
export function decodeTransfers(log: EvmLog, wrapped?: string): readonly IndexedTransfer[] {
  const token = log.address
  const [event] = log.topics
  if (event === TRANSFER) return decodeTransfer(log)
  if (event === SINGLE && log.topics.length === 4 && words(log) === 2) {
    const parties = partiesOf(log, 2)
    const amount = word(log, 1)
    return parties && amount > 0n ? [{ kind: 'erc1155', token, tokenId: word(log, 0), ...parties, amount }] : []
  }
  if (event === BATCH && log.topics.length === 4) return decodeBatch(log)
  if (token === wrapped && (event === DEPOSIT || event === WITHDRAWAL)) return decodeWrap(log, event === DEPOSIT)
  return []
}

function decodeTransfer(log: EvmLog): readonly IndexedTransfer[] {
  const parties = partiesOf(log, 1)
  if (!parties) return []
  const token = log.address
  if (log.topics.length === 4 && words(log) === 0) {
    return [{ kind: 'erc721', token, tokenId: BigInt(log.topics[3] ?? 0), ...parties, amount: 1n }]
  }
  if (log.topics.length !== 3 || words(log) !== 1) return []
  const amount = word(log, 0)
  return amount > 0n ? [{ kind: 'erc20', token, tokenId: null, ...parties, amount }] : []
}

function decodeBatch(log: EvmLog): readonly IndexedTransfer[] {
  const parties = partiesOf(log, 2)
  const pairs = parties ? decodePairs(log.data) : undefined
  if (!parties || !pairs) return []
  const [ids, amounts] = pairs
  if (ids.length !== amounts.length) return []
  return ids.flatMap((tokenId, index): IndexedTransfer[] => {
    const amount = amounts[index] ?? 0n
    return amount > 0n ? [{ kind: 'erc1155', token: log.address, tokenId, ...parties, amount }] : []
  })
}

function decodePairs(data: string): readonly [readonly bigint[], readonly bigint[]] | undefined {
  try {
    return decodeAbiParameters(BATCH_DATA, data as Hex)
  } catch {
    return undefined
  }
}

function decodeWrap(log: EvmLog, isDeposit: boolean): readonly IndexedTransfer[] {
  const account = addressOf(log.topics[1])
  if (log.topics.length !== 2 || words(log) !== 1 || !account) return []
  const amount = word(log, 0)
  const parties = isDeposit ? { sender: null, recipient: account } : { sender: account, recipient: null }
  return amount > 0n ? [{ kind: 'erc20', token: log.address, tokenId: null, ...parties, amount }] : []
}

function partiesOf(log: EvmLog, first: number) {
  const sender = addressOf(log.topics[first])
  const recipient = addressOf(log.topics[first + 1])
  if (sender === undefined || recipient === undefined) return undefined
  return { sender, recipient }
}

/** The address in a topic: `null` for the zero address, `undefined` where there is none. */
function addressOf(topic: string | undefined): string | null | undefined {
  if (!topic?.startsWith('0x000000000000000000000000')) return undefined
  return orNowhere(`0x${topic.slice(26)}`)
}

/** `null` for the zero address, which is no account. */
export function orNowhere(address: string): string | null {
  return /^0x0{40}$/.test(address) ? null : address
}

function words({ data }: EvmLog): number {
  return (data.length - 2) / 64
}

function word({ data }: EvmLog, index: number): bigint {
  return BigInt(`0x${data.slice(2 + index * 64, 66 + index * 64)}`)
}

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
