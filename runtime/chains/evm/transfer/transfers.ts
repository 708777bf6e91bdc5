import { hexToString, isHex } from 'viem'
import type { TransferAsset, Transfers } from '../../../contract/transfer.js'
import { optional } from '../../../core/decode.js'
import { coreError } from '../../../core/errors.js'
import type { Network } from '../../../core/network.js'
import { quantity } from '../../../rpc/answers.js'
import type { Rpc } from '../../../rpc/rpc.js'
import { digestOf } from './calldata.js'
import { findMined, minedWith, nodeTransaction } from './find.js'
import { bytes, countAt, type Nodes, nodesOf, orElse } from './nodes.js'
import { prepareCall, prepareTransfer, readBalances } from './prepare.js'

/** Networks that are looked through for a contract at the receiver's address. */
const ELSEWHERE = 4

/** The writing side of the EVM chains, over the nodes of the app. Calldata is made here; the wallet signs. */
export function createEvmTransfers(rpc: Rpc): Transfers {
  return {
    async readAsset(network, address, signal) {
      const { caipNetworkId, nativeCurrency } = network
      if (address === null) return { caipNetworkId, address, ...nativeCurrency }
      return readToken(nodesOf(rpc, network, signal), network, address)
    },
    balances: (network, asset, owner, signal) => readBalances(nodesOf(rpc, network, signal), asset, owner),
    async receiver(network, address, others, signal) {
      const [here, ...elsewhere] = await Promise.all([
        nodesOf(rpc, network, signal).read('eth_getCode', [address, 'latest'], bytes).then(isContract),
        ...others.slice(0, ELSEWHERE).map((other) => orElse(hasCodeOn(nodesOf(rpc, other, signal), address), false)),
      ])
      return {
        hasCode: here,
        codeElsewhere: others.filter((_, index) => elsewhere[index]).map(({ caipNetworkId }) => caipNetworkId),
      }
    },
    resolveName: (text, network, names, signal) =>
      import('./names.js').then((it) => it.resolveName(rpc, text, network, names, signal)),
    prepare: (network, draft, signal) => prepareTransfer(nodesOf(rpc, network, signal), network, draft),
    prepareCall: (network, call, signal) => prepareCall(nodesOf(rpc, network, signal), network, call),
    async submit({ name, request }, network, prepared) {
      const on = quantity(await request('eth_chainId', []))
      if (on !== BigInt(network.id)) throw coreError('network/not-switched', { network: network.name, wallet: name })
      const { method, params } = prepared.request
      return `${await request(method, params)}`
    },
    async readBack(network, hash, signal) {
      const nodes = nodesOf(rpc, network, signal)
      const sent = await nodes.read('eth_getTransactionByHash', [hash], optional(nodeTransaction))
      if (!sent) return undefined
      return { from: sent.from, to: receiverOf(sent), digest: digestOf({ ...sent, data: sent.input }) }
    },
    async find(network, { address, seen, digest }, signal) {
      if (!seen || !digest) return undefined
      return (await findMined(nodesOf(rpc, network, signal), address, seen, digest))?.hash
    },
    async moved(network, { address, seen }, signal) {
      const nodes = nodesOf(rpc, network, signal)
      return !seen || (await countAt(nodes, address, 'pending')) > seen.nonce
    },
    async rivalOf(network, { address, nonce, seen }, signal) {
      if (nonce === null) return undefined
      const nodes = nodesOf(rpc, network, signal)
      const found = await minedWith(nodes, address, BigInt(nonce), seen ? BigInt(seen.block) : undefined)
      return found && { hash: found.hash, isCancel: found.value === 0n && found.input === '0x' }
    },
  }
}

/** Who receives what a transaction moves: the first argument of `transfer(address,uint256)`, else the one it goes to. */
function receiverOf({ to, input }: { readonly to: string | null; readonly input: string }): string | null {
  const [, receiver] = /^0xa9059cbb0{24}([\da-f]{40})[\da-f]{64}$/i.exec(input) ?? []
  return receiver ? `0x${receiver}` : to
}

async function readToken(
  nodes: Nodes,
  { caipNetworkId }: Network,
  address: string,
): Promise<TransferAsset | undefined> {
  const ask = (selector: string) => nodes.read('eth_call', [{ to: address, data: selector }, 'latest'], bytes)
  const [decimals, symbol] = await Promise.all([orElse(ask('0x313ce567'), '0x'), orElse(ask('0x95d89b41'), '0x')])
  const places = /^0x[\da-f]{64}$/i.test(decimals) ? BigInt(decimals) : 256n
  return places > 255n ? undefined : { caipNetworkId, address, symbol: textOf(symbol), decimals: Number(places) }
}

/** A text as contracts return it: a string, or as older ones do, 32 bytes. Untrusted. */
function textOf(data: string): string {
  if (!isHex(data)) return ''
  const size = data.length === 66 ? 32 : Number(BigInt(`0x${data.slice(66, 130) || '0'}`))
  const start = data.length === 66 ? 2 : 130
  if (size > 200) return ''
  return hexToString(`0x${data.slice(start, start + size * 2)}`).replaceAll('\0', '')
}

/** Asked once: another network that is down holds nothing up. */
async function hasCodeOn(nodes: Nodes, address: string): Promise<boolean> {
  const told = await nodes.run('eth_getCode', [address, 'latest'])
  return 'result' in told && isContract(bytes(told.result) ?? '0x')
}

/** An account that has lent itself code (EIP-7702) is an account. */
function isContract(code: string): boolean {
  return code.length > 2 && !code.startsWith('0xef0100')
}
