import type { Chain } from '../../chains/chains.js'
import { mapLimit } from '../../chains/map-limit.js'
import { NodeError, UpstreamError } from '../../chains/upstream.js'
import type { IndexedTransaction, IndexedTransfer } from '../indexed.js'
import {
  decodeBlock,
  decodeHeader,
  decodeReceipt,
  decodeReceipts,
  decodeTransfers,
  type EvmBlock,
  type EvmHeader,
  type EvmReceipt,
  type EvmTransaction,
  orNowhere,
} from './decode-transfers.js'

/** A block and what happened in it. */
export interface ReadBlock {
  readonly header: EvmHeader
  readonly transactions: readonly IndexedTransaction[]
}

/** The chain was reorganised while it was read. Reading again finds the new blocks. */
export class ChainMoved extends Error {
  override readonly name = 'ChainMoved'
}

/** How many requests go to the node at once. */
const AT_ONCE = 6

/** The header of a block, or `null` where the node has none of that number. */
export async function readHeader(
  chain: Chain,
  block: number | 'latest',
  signal: AbortSignal,
): Promise<EvmHeader | null> {
  return decodeHeader(await chain.request('eth_getBlockByNumber', [hexOr(block), false], signal))
}

/**
 * The blocks `first` to `last`, each the parent of the next. Whole blocks and their receipts are read, for the native
 * transfers and for status and fee; the receipts hold the logs as well, so no `eth_getLogs` is asked, whose answer could
 * be of another fork. Native coin that a contract passes on is not in them: seeing it takes traces, which few nodes give.
 * Throws `ChainMoved`, `NodeError`, `UpstreamError`.
 */
export async function readBlocks(
  chain: Chain,
  { first, last }: { readonly first: number; readonly last: number },
  signal: AbortSignal,
): Promise<readonly ReadBlock[]> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const blocks = await mapLimit(numbers, AT_ONCE, (number) => readBlock(chain, number, signal))
  blocks.forEach(({ header }, index) => {
    const parent = blocks[index - 1]
    if (parent && header.parentHash !== parent.header.hash)
      throw new ChainMoved(`Block ${header.number} has another parent`)
  })
  return blocks
}

async function readBlock(chain: Chain, number: number, signal: AbortSignal): Promise<ReadBlock> {
  const block = decodeBlock(await chain.request('eth_getBlockByNumber', [hexOr(number), true], signal))
  if (block?.number !== number) throw new ChainMoved(`Block ${number} is gone`)
  const receipts = new Map<string, EvmReceipt>()
  for (const receipt of await readReceipts(chain, block, signal)) {
    if (receipt.blockHash !== block.hash) throw new ChainMoved(`Block ${number} was replaced`)
    receipts.set(receipt.transactionHash, receipt)
  }
  const wrapped = chain.settings.wrapped?.toLowerCase()
  const transactions = block.transactions.map((transaction, position) => {
    const receipt = receipts.get(transaction.hash)
    if (!receipt) throw new ChainMoved(`A receipt of block ${number} is missing`)
    return toIndexed(block, { transaction, position, receipt, wrapped })
  })
  return { header: block, transactions }
}

async function readReceipts(chain: Chain, block: EvmBlock, signal: AbortSignal): Promise<readonly EvmReceipt[]> {
  if (block.transactions.length === 0) return []
  try {
    return decodeReceipts(await chain.request('eth_getBlockReceipts', [hexOr(block.number)], signal)) ?? []
  } catch (cause) {
    // Some nodes do not know the method, and of a very full block the answer may be too long.
    if (!(cause instanceof NodeError || cause instanceof UpstreamError)) throw cause
    signal.throwIfAborted()
  }
  const receipts = await mapLimit(block.transactions, AT_ONCE, async ({ hash }) =>
    decodeReceipt(await chain.request('eth_getTransactionReceipt', [hash], signal)),
  )
  return receipts.filter((receipt) => receipt !== null)
}

interface Parts {
  readonly transaction: EvmTransaction
  readonly position: number
  readonly receipt: EvmReceipt
  readonly wrapped: string | undefined
}

function toIndexed(block: EvmBlock, { transaction, position, receipt, wrapped }: Parts): IndexedTransaction {
  const { hash, from, to, value, nonce, input } = transaction
  const failed = receipt.status === '0x0'
  const recipient = to ?? receipt.contractAddress ?? null
  const native: IndexedTransfer[] =
    value > 0n && !failed
      ? [
          {
            kind: 'native',
            token: null,
            tokenId: null,
            sender: from,
            recipient: orNowhere(recipient ?? '') || null,
            amount: value,
          },
        ]
      : []
  return {
    hash,
    block: block.number,
    position,
    sender: from,
    recipient,
    deployed: !to,
    failed,
    nonce,
    fee: receipt.gasUsed * (receipt.effectiveGasPrice ?? 0n),
    selector: to && input.length >= 10 ? input.slice(0, 10).toLowerCase() : null,
    minedAt: block.timestamp * 1_000,
    transfers: [...native, ...receipt.logs.flatMap((log) => decodeTransfers(log, wrapped))],
  }
}

function hexOr(block: number | 'latest'): string {
  return block === 'latest' ? block : `0x${block.toString(16)}`
}
