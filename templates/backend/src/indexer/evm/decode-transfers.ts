import { decodeAbiParameters, type Hex, parseAbiParameters, toEventSelector } from 'viem'
import type { IndexedTransfer } from '../indexed.js'
import type { EvmLog } from './decode-block.js'

const TRANSFER = toEventSelector('Transfer(address,address,uint256)')
const SINGLE = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const BATCH = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
const DEPOSIT = toEventSelector('Deposit(address,uint256)')
const WITHDRAWAL = toEventSelector('Withdrawal(address,uint256)')
const BATCH_DATA = parseAbiParameters('uint256[] ids, uint256[] amounts')

/**
 * What a log says that moved: ERC-20 and ERC-721 `Transfer`, ERC-1155 `TransferSingle` and `TransferBatch`, and of the
 * wrapped native token `Deposit` and `Withdrawal`, which it writes in place of a mint and a burn. Only the standard
 * forms count. Contracts write what they like: a log that does not fit its standard moved nothing, and neither did an
 * ERC-20 amount of zero (anybody may move nothing out of anybody's account, to put an address into their history).
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

/** `null` for the zero address, which stands for nobody. */
export function orNowhere(address: string): string | null {
  return /^0x0{40}$/.test(address) ? null : address
}

function words({ data }: EvmLog): number {
  return (data.length - 2) / 64
}

function word({ data }: EvmLog, index: number): bigint {
  return BigInt(`0x${data.slice(2 + index * 64, 66 + index * 64)}`)
}
