import { type Address, parseAbi } from 'viem'
import { readCursor } from '../../templates/backend/src/indexer/evm/cursor.js'
import { forgetAbove } from '../../templates/backend/src/indexer/evm/rewind.js'
import type { IndexedChain } from './indexed-chain.js'

/** The functions of the test contracts that move something. */
export const MOVES = parseAbi([
  'function mint(address[] accounts, uint256 amount)',
  'function mint(address[] accounts)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function transferFrom(address from, address to, uint256 id)',
])

const SUPPLY = parseAbi(['function totalSupply() view returns (uint256)'])

/** Sends what a test needs from the first account of a chain to the second, and looks into its index. */
export function mixedTransfers(world: IndexedChain) {
  const { client, token, nft, backend, chain } = world
  const [alice, bob] = world.accounts
  if (!alice || !bob) throw new Error('The chain has no accounts')

  const mined = (hash: `0x${string}`) => client.waitForTransactionReceipt({ hash })
  const nextNonce = () => client.getTransactionCount({ address: alice })
  const lastNft = () => client.readContract({ address: nft, abi: SUPPLY, functionName: 'totalSupply' })

  async function send(kind: 'native' | 'erc20' | 'erc721', nonce: number, value: bigint) {
    const common = { account: alice as Address, nonce, gas: 200_000n, abi: MOVES } as const
    if (kind === 'native') {
      return client.sendTransaction({ account: alice as Address, nonce, gas: 21_000n, to: bob as Address, value })
    }
    return kind === 'erc20'
      ? client.writeContract({ ...common, address: token, functionName: 'transfer', args: [bob as Address, value] })
      : client.writeContract({
          ...common,
          address: nft,
          functionName: 'transferFrom',
          args: [alice as Address, bob as Address, value],
        })
  }

  async function mintNfts(count: number) {
    for (let done = 0; done < count; done += 100) {
      const accounts = new Array<Address>(Math.min(100, count - done)).fill(alice as Address)
      await mined(
        await client.writeContract({
          account: alice as Address,
          abi: MOVES,
          address: nft,
          functionName: 'mint',
          args: [accounts],
        }),
      )
    }
  }

  /** Native, ERC-20 and ERC-721 in turn, so many in a block; resolves to their hashes in the order of the chain. */
  async function sendMixed(count: number, perBlock: number) {
    const args = [[alice as Address], 1_000_000n] as const
    await mined(
      await client.writeContract({ account: alice as Address, abi: MOVES, address: token, functionName: 'mint', args }),
    )
    let nft = await lastNft()
    await mintNfts(Math.ceil(count / 3))
    await client.setAutomine(false)
    const start = await nextNonce()
    const hashes: string[] = []
    const sendAt = (index: number) => {
      const kind = (['native', 'erc20', 'erc721'] as const)[index % 3] ?? 'native'
      if (kind === 'erc721') nft += 1n
      return send(kind, start + index, kind === 'erc721' ? nft : BigInt(index + 1))
    }
    for (let first = 0; first < count; first += perBlock) {
      const inBlock = Array.from({ length: Math.min(perBlock, count - first) }, (_, place) => first + place)
      hashes.push(...(await Promise.all(inBlock.map(sendAt))))
      await client.mine({ blocks: 1 })
    }
    await client.setAutomine(true)
    return hashes
  }

  /** Native transfers of the amounts from `from` on, each in a block of its own. */
  async function sendBlocks(blocks: number, from: bigint) {
    const hashes: string[] = []
    for (let index = 0; index < blocks; index += 1) {
      const hash = await send('native', await nextNonce(), from + BigInt(index))
      await mined(hash)
      hashes.push(hash)
    }
    return hashes
  }

  /** What the index has of the second account, in the order of its history. */
  function storedTransfers() {
    return backend.db
      .selectFrom('transfers')
      .innerJoin('activity', (join) =>
        join.onRef('activity.tx_hash', '=', 'transfers.tx_hash').onRef('activity.chain_id', '=', 'transfers.chain_id'),
      )
      .select(['transfers.tx_hash', 'transfers.kind', 'transfers.amount', 'transfers.token_id', 'transfers.block'])
      .where('activity.account', '=', bob as Address)
      .orderBy('activity.mined_at')
      .orderBy('activity.block')
      .orderBy('activity.position')
      .execute()
  }

  /** Everything that the index holds of the chain, in one order. */
  async function everything() {
    const { db } = backend
    const tables = ['transactions', 'transfers', 'activity', 'tokens', 'nfts', 'index_blocks', 'index_cursors'] as const
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    const held = await db.selectFrom('nft_holdings').selectAll().where('amount', '>', '0').execute()
    return [...rows, held].map((each) => each.map((row) => JSON.stringify(row)).sort())
  }

  /** As if the backend had never run. */
  async function forgetEverything() {
    const seen = await readCursor(backend.db, chain)
    if (seen.anchorHash) await forgetAbove(backend, chain, { seen, block: -1 })
  }

  return {
    alice,
    bob,
    send,
    nextNonce,
    lastNft,
    mintNfts,
    sendMixed,
    sendBlocks,
    storedTransfers,
    everything,
    forgetEverything,
  }
}
