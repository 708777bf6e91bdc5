import {
  type Address,
  createPublicClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  numberToHex,
  pad,
  toHex,
} from 'viem'
import { collection } from '../../cli/stack/chains/contracts/artifacts.data.js'
import { MOVES } from './mixed-transfers.js'

/** What an account is made busy with. */
export interface BusyOptions {
  readonly rpcUrl: string
  /** Has the native coin and the token. */
  readonly account: Address
  /** Sends it half of what moves, and makes the collection of its NFTs. */
  readonly other: Address
  readonly token: Address
  /** Transfers in all: native and ERC-20 in turn, out and in. */
  readonly transfers: number
  readonly nfts: number
}

/** Transactions of a block. */
const PER_BLOCK = 250
/** Between two blocks, so that a history has many months. */
const BLOCK_SECONDS = 12 * 24 * 3_600
/** `Transfer(address,address,uint256)`: of ERC-20 and of ERC-721. */
const TRANSFER = keccak256(toHex('Transfer(address,address,uint256)'))

/** Makes an account of a local anvil busy: resolves when all is mined. Throws what the node says when it refuses. */
export async function makeBusy(options: BusyOptions): Promise<void> {
  const { rpcUrl, account, other, token, transfers, nfts } = options
  const ask = asking(rpcUrl)
  const nft = await deployCollection(rpcUrl, other)
  const nonces = new Map<Address, number>()
  for (const each of [account, other])
    nonces.set(each, Number(await ask<Hex>('eth_getTransactionCount', [each, 'latest'])))

  function send(
    from: Address,
    parts: { readonly to: Address; readonly value?: Hex; readonly data?: Hex },
    gas: number,
  ) {
    const nonce = nonces.get(from) ?? 0
    nonces.set(from, nonce + 1)
    const params = [{ from, nonce: numberToHex(nonce), gas: numberToHex(gas), ...parts }]
    return { method: 'eth_sendTransaction', params }
  }

  /** Amounts are all different, so that none can stand for another. */
  function transfer(index: number) {
    const [from, to] = index % 2 === 0 ? [account, other] : [other, account]
    const amount = BigInt(index + 1)
    if (index % 4 < 2) return send(from, { to, value: numberToHex(amount * 1_000_000_007n) }, 21_000)
    const data = encodeFunctionData({ abi: MOVES, functionName: 'transfer', args: [to, amount] })
    return send(from, { to: token, data }, 100_000)
  }

  await ask('evm_setAutomine', [false])
  const owners = new Array<Address>(nfts).fill(account)
  const mint = encodeFunctionData({ abi: MOVES, functionName: 'mint', args: [owners] })
  await ask.many([send(other, { to: nft, data: mint }, 100_000 * (nfts + 1))])
  for (let done = 0; done < transfers; done += PER_BLOCK) {
    const count = Math.min(PER_BLOCK, transfers - done)
    await ask.many(Array.from({ length: count }, (_, index) => transfer(done + index)))
    await ask('evm_increaseTime', [BLOCK_SECONDS])
    await ask('evm_mine', [])
  }
  await ask('evm_setAutomine', [true])
}

async function deployCollection(rpcUrl: string, from: Address): Promise<Address> {
  const data = encodeDeployData({ ...collection, args: [from] })
  const hash = await asking(rpcUrl)<Hex>('eth_sendTransaction', [{ from, data, gas: numberToHex(4_000_000) }])
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 })
  // The node takes a transaction before it has mined it.
  const { contractAddress } = await client.waitForTransactionReceipt({ hash, timeout: 20_000 })
  if (!contractAddress) throw new Error('The collection was not made')
  return contractAddress
}

/** A transaction of an account as the chain itself has it. */
export interface MinedTransaction {
  readonly hash: string
  /** Milliseconds. */
  readonly minedAt: number
  /** What each of its own transfers moved, in base units, and whether it came. */
  readonly moved: readonly {
    readonly amount: bigint
    readonly isIn: boolean
    /** The native coin has none. */
    readonly token: Address | undefined
    /** Its amount is one. */
    readonly nft?: bigint
  }[]
}

interface Block {
  readonly timestamp: Hex
  readonly transactions: readonly {
    readonly hash: string
    readonly from: Address
    readonly to: Address | null
    readonly value: Hex
  }[]
}

interface Log {
  readonly transactionHash: string
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/**
 * Every transaction that an account of a chain sent, or in which something of it moved, the newest first, read from the
 * node block by block: what a backend's index has to equal.
 */
export async function historyOf(rpcUrl: string, account: Address): Promise<readonly MinedTransaction[]> {
  const ask = asking(rpcUrl)
  const me = account.toLowerCase()
  const word = pad(me as Hex)
  const head = Number(await ask<Hex>('eth_blockNumber', []))
  const logs = new Map<string, Log[]>()
  for (const topics of [
    [TRANSFER, word],
    [TRANSFER, null, word],
  ]) {
    const range = { fromBlock: '0x0', toBlock: numberToHex(head) }
    for (const log of await ask<readonly Log[]>('eth_getLogs', [{ ...range, topics }])) {
      logs.set(log.transactionHash, [...(logs.get(log.transactionHash) ?? []), log])
    }
  }
  const mined: MinedTransaction[] = []
  for (let number = 0; number <= head; number += 1) {
    const block = await ask<Block>('eth_getBlockByNumber', [numberToHex(number), true])
    for (const { hash, from, to, value } of block.transactions) {
      const native = BigInt(value) > 0n && [from, to].includes(me as Address)
      const moved = [
        ...(native ? [{ amount: BigInt(value), isIn: to === me, token: undefined }] : []),
        ...(logs.get(hash) ?? []).map(({ topics, data, address }) => ({
          isIn: topics[2] === word,
          token: address,
          ...(topics[3] ? { amount: 1n, nft: BigInt(topics[3]) } : { amount: BigInt(data) }),
        })),
      ]
      if (from === me || moved.length > 0) mined.push({ hash, minedAt: Number(block.timestamp) * 1_000, moved })
    }
  }
  return mined.reverse()
}

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

function asking(rpcUrl: string) {
  async function many(calls: readonly { readonly method: string; readonly params: readonly unknown[] }[]) {
    const body = JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })))
    const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const answers = (await response.json()) as readonly Answer[]
    for (const { error } of answers) if (error) throw new Error(`The node refuses: ${error.message}`)
    return answers
  }
  const one = async <T>(method: string, params: readonly unknown[]) =>
    (await many([{ method, params }]))[0]?.result as T
  return Object.assign(one, { many })
}
