import { numberToHex } from 'viem'
import type {
  ContractCall,
  PreparedCall,
  PreparedTransfer,
  TransferAsset,
  TransferBalances,
  TransferDraft,
  TransferProblem,
} from '../../../contract/transfer.js'
import type { Network } from '../../../core/network.js'
import { quantity } from '../../../rpc/answers.js'
import { calldata, callOf, digestOf, type EvmCall } from './calldata.js'
import { type GasPrice, readGasPrice, readL1Fee } from './fee.js'
import { blockHead, countAt, type Nodes } from './nodes.js'
import { reasonOf } from './refusal.js'
import { simulate } from './simulate.js'

/** Bytes of a signed transaction, about, without and with the data of a token. */
const SIZES = { native: 115, token: 190 }
/** Gas of a plain payment to an account. */
const PLAIN = 21_000n

/** What an account has of an asset and of the native coin. */
export async function readBalances(nodes: Nodes, { address }: TransferAsset, owner: string): Promise<TransferBalances> {
  const native = nodes.read('eth_getBalance', [owner, 'latest'], quantity)
  if (address === null) {
    const value = await native
    return { asset: value, native: value }
  }
  const call = { to: address, data: calldata('0x70a08231', owner) }
  const [value, asset] = await Promise.all([native, nodes.read('eth_call', [call, 'latest'], quantity)])
  return { asset, native: value }
}

/** Prices, simulates and freezes a transfer on the newest block; `Transfers.prepare` says what comes of it. */
export async function prepareTransfer(
  nodes: Nodes,
  network: Network,
  draft: TransferDraft,
): Promise<PreparedTransfer | TransferProblem> {
  const { asset, from, isMax } = draft
  const isNative = asset.address === null
  const [price, nonce, balances, l1] = await Promise.all([
    readGasPrice(nodes),
    countAt(nodes, from, 'pending'),
    readBalances(nodes, asset, from),
    readL1Fee(nodes, isNative ? SIZES.native : SIZES.token),
  ])
  const wanted = isMax ? balances.asset : draft.value
  if (wanted > balances.asset || wanted === 0n) return { problem: 'balance', has: balances.asset }
  const estimated = await estimateGas(nodes, from, callOf({ ...draft, value: wanted }))
  if (typeof estimated !== 'bigint') return estimated
  // What a contract does may cost more on the block it is mined in.
  const gas = estimated === PLAIN ? PLAIN : (estimated * 6n) / 5n
  const likely = estimated * price.likely + l1
  const most = gas * price.most + l1
  const exact = gas * price.soon + l1
  const isWhole = isMax && isNative
  const value = isWhole ? wanted - exact : wanted
  const needs = isWhole ? exact + 1n : most + (isNative ? value : 0n)
  if (balances.native < needs) return { problem: 'fee', has: balances.native, needs }
  const call = callOf({ ...draft, value })
  const told = isNative ? { isSimulated: true, received: value } : await simulate(nodes, draft, call)
  if ('problem' in told) return told
  return Object.freeze({
    draft: Object.freeze({ ...draft, value }),
    received: told.received,
    isSimulated: told.isSimulated,
    fee: { likely, most: isWhole ? exact : most },
    seen: { nonce: Number(nonce), block: `${price.block}` },
    request: requestOf(network, from, call, isWhole ? { gas, price } : undefined),
  })
}

/** What the wallet is asked for a call of the app's own; it prices and simulates it itself. */
export async function prepareCall(
  nodes: Nodes,
  network: Network,
  { from, gas, ...call }: ContractCall,
): Promise<PreparedCall> {
  const [nonce, { number }] = await Promise.all([
    countAt(nodes, from, 'pending'),
    nodes.read('eth_getBlockByNumber', ['latest', false], blockHead),
  ])
  return {
    seen: { nonce: Number(nonce), block: `${number}` },
    request: requestOf(network, from, call, gas === undefined ? undefined : { gas }),
  }
}

/**
 * What the wallet is asked. It sets the fee itself, unless all there is goes out: then tip and highest price are the same, so
 * that the fee is exactly what was left for it (EIP-1559).
 */
function requestOf(
  { id }: Network,
  from: string,
  call: EvmCall,
  exact: { readonly gas: bigint; readonly price?: GasPrice } | undefined,
): PreparedTransfer['request'] {
  const { to, value, data } = call
  const { gas, price } = exact ?? {}
  const soon = price && numberToHex(price.soon)
  const fixed = {
    ...(gas !== undefined && { gas: numberToHex(gas) }),
    ...(price && (price.isLegacy ? { gasPrice: soon } : { maxFeePerGas: soon, maxPriorityFeePerGas: soon })),
  }
  const transaction = { chainId: numberToHex(Number(id)), from, to, value: numberToHex(value), data, ...fixed }
  return { method: 'eth_sendTransaction', params: [Object.freeze(transaction)], digest: digestOf(call) }
}

async function estimateGas(
  nodes: Nodes,
  from: string,
  { to, value, data }: EvmCall,
): Promise<bigint | Extract<TransferProblem, { readonly problem: 'reverted' }>> {
  const call = { from, to, value: numberToHex(value), ...(data !== '0x' && { data }) }
  const told = await nodes.run('eth_estimateGas', [call])
  const gas = 'result' in told ? quantity(told.result) : undefined
  if (gas !== undefined) return gas
  return { problem: 'reverted', reason: 'refused' in told ? reasonOf(told.refused) : '' }
}
