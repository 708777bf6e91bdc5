import { quantity } from '../../../rpc/answers.js'
import { calldata } from './calldata.js'
import { blockHead, bytes, type Nodes, orElse } from './nodes.js'

/** What one unit of gas costs, in wei. */
export interface GasPrice {
  readonly likely: bigint
  /** What is paid at most: twice the base fee of now (EIP-1559), as wallets offer it. */
  readonly most: bigint
  /** Enough for the next block and the one after it: a base fee rises by an eighth a block. */
  readonly soon: bigint
  /** The chain has no base fee: one price (EIP-155 transactions). */
  readonly isLegacy: boolean
  /** The newest block. */
  readonly block: bigint
}

/** Where chains of the OP stack say what a transaction costs on the chain below. */
const oracle = '0x420000000000000000000000000000000000000f'

/** Reads what gas costs now. */
export async function readGasPrice(nodes: Nodes): Promise<GasPrice> {
  const [{ number: block, baseFeePerGas: base }, gasPrice] = await Promise.all([
    nodes.read('eth_getBlockByNumber', ['latest', false], blockHead),
    nodes.read('eth_gasPrice', [], quantity),
  ])
  if (base === null) return { likely: gasPrice, most: gasPrice, soon: gasPrice, isLegacy: true, block }
  const rest = gasPrice > base ? gasPrice - base : 0n
  const tip = await orElse(nodes.read('eth_maxPriorityFeePerGas', [], quantity), rest)
  return { likely: base + tip, most: base * 2n + tip, soon: (base * 5n) / 4n + tip, isLegacy: false, block }
}

/**
 * What the chain below takes for a transaction of so many bytes, at most: 0 on a chain without that. The bytes are taken to be
 * such as cannot be compressed, and a tenth is added for what changes until it is mined.
 */
export async function readL1Fee(nodes: Nodes, size: number): Promise<bigint> {
  const content = 'a7'.repeat(size)
  const words = Math.ceil(size / 32) * 64
  const data = `${calldata('0x49948e0e', 32n, BigInt(size))}${content.padEnd(words, '0')}`
  const answer = await orElse(nodes.read('eth_call', [{ to: oracle, data }, 'latest'], bytes), '0x')
  return answer.length === 66 ? (BigInt(answer) * 11n) / 10n : 0n
}
