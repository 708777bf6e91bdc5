import { numberToHex } from 'viem'
import type { Seen } from '../../../contract/submission.js'
import { type Decoder, listOf, optional, shape, text } from '../../../core/decode.js'
import { isSameAddress } from '../../../core/same-address.js'
import { quantity } from '../../../rpc/answers.js'
import { digestOf } from './calldata.js'
import { bytes, countAt, type Nodes } from './nodes.js'

/** A transaction as nodes tell it. */
export interface NodeTransaction {
  readonly hash: string
  readonly from: string
  readonly to: string | null
  readonly value: bigint
  readonly input: string
  readonly nonce: bigint
}

/** Reads one. */
export const nodeTransaction: Decoder<NodeTransaction> = /*#__PURE__*/ shape<NodeTransaction>({
  hash: text,
  from: text,
  to: /*#__PURE__*/ optional(text),
  value: quantity,
  input: bytes,
  nonce: quantity,
})
const fullBlock = /*#__PURE__*/ shape({
  // Chains have transactions of kinds of their own: those are passed over.
  transactions: /*#__PURE__*/ listOf((input) => nodeTransaction(input) ?? null),
})

/** Numbers of an account that are looked at: a person does not send more while a wallet is silent. */
const MOST = 10n
/** Blocks that are looked back through where nothing tells where to begin. */
const BACK = 5_000n

/** The transaction of an account with that digest that was mined since `seen`. */
export async function findMined(
  nodes: Nodes,
  address: string,
  seen: Seen,
  digest: string,
): Promise<NodeTransaction | undefined> {
  const [first, used] = [BigInt(seen.nonce), await countAt(nodes, address, 'latest')]
  for (let nonce = first; nonce < used && nonce < first + MOST; nonce += 1n) {
    const found = await minedWith(nodes, address, nonce, BigInt(seen.block))
    if (found && digestOf({ ...found, data: found.input }) === digest) return found
  }
  return undefined
}

/**
 * The transaction of an account with that number: the block in which the number was used is found by halves, from `since` on.
 * `undefined` where it is not in a block yet, or was used before. Throws where the nodes do not know the past so far.
 */
export async function minedWith(
  nodes: Nodes,
  address: string,
  nonce: bigint,
  since: bigint | undefined,
): Promise<NodeTransaction | undefined> {
  const latest = await nodes.read('eth_blockNumber', [], quantity)
  if ((await countAt(nodes, address, 'latest')) <= nonce) return undefined
  let before = since ?? (latest > BACK ? latest - BACK : 0n)
  if ((await countAt(nodes, address, before)) > nonce) return undefined
  let after = latest
  while (after - before > 1n) {
    const middle = (before + after) / 2n
    if ((await countAt(nodes, address, middle)) > nonce) after = middle
    else before = middle
  }
  const { transactions } = await nodes.read('eth_getBlockByNumber', [numberToHex(after), true], fullBlock)
  return transactions.find((each) => each !== null && isOf(each, address) && each.nonce === nonce) ?? undefined
}

function isOf({ from }: NodeTransaction, address: string): boolean {
  return isSameAddress('eip155', from, address)
}
