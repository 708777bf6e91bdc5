import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Backend } from '../backend.js'
import { callMany } from '../chains/call-many.js'
import type { Chain } from '../chains/chains.js'
import { follow } from '../indexer/follow.js'
import { decodeMetadata, type NftMetadata } from './decode-metadata.js'

const ABI = parseAbi([
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])
/** NFTs of one step. */
const STEP = 40
/** Longest answer of a contract that is decoded, in hex digits. */
const MOST_ANSWER = 2 * 300 * 1_024
/** Waits after a failure, in ms; after the last the NFT stays without metadata. */
const RETRY_MS = [60_000, 600_000, 3_600_000] as const

/** Reads the metadata of NFTs that the index of an EVM chain found, until the signal is aborted. */
export function followNftMetadata(
  backend: Pick<Backend, 'db' | 'log' | 'clock'>,
  chain: Chain,
  pollMs: number,
  signal: AbortSignal,
): Promise<void> {
  const name = `${chain.settings.chainId} NFTs`
  return follow(backend, { name, pollMs, step: (stop) => readNftMetadata(backend, chain, stop) }, signal)
}

/** Reads the metadata of the next NFTs. Whether there are more. Throws an `UpstreamError` when no node answers. */
export async function readNftMetadata(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  chain: Chain,
  signal: AbortSignal,
): Promise<boolean> {
  const { chainId } = chain.settings
  const due = await db
    .selectFrom('nfts')
    .select(['contract', 'token_id', 'standard', 'failures'])
    .where('chain_id', '=', chainId)
    .where('next_read_at', '<=', clock.now())
    .orderBy('next_read_at')
    .limit(STEP)
    .execute()
  if (due.length === 0) return false
  const calls = due.map((nft) => ({ to: nft.contract, data: ask(nft.standard, BigInt(nft.token_id)) }))
  const answers = await callMany(chain, calls, signal)
  await db.transaction().execute(async (trx) => {
    for (const [index, nft] of due.entries()) {
      const found = decodeAnswer(answers[index] ?? null, nft.standard)
      const waitMs = found ? undefined : RETRY_MS[nft.failures]
      await trx
        .updateTable('nfts')
        .set({
          ...(found ? { name: found.name, image_url: found.imageUrl } : {}),
          failures: found ? 0 : nft.failures + 1,
          next_read_at: waitMs === undefined ? null : clock.now() + waitMs,
        })
        .where('chain_id', '=', chainId)
        .where('contract', '=', nft.contract)
        .where('token_id', '=', nft.token_id)
        .execute()
    }
  })
  return due.length === STEP
}

function functionOf(standard: string): 'uri' | 'tokenURI' {
  return standard === 'erc1155' ? 'uri' : 'tokenURI'
}

function ask(standard: string, tokenId: bigint): Hex {
  return encodeFunctionData({ abi: ABI, functionName: functionOf(standard), args: [tokenId] })
}

function decodeAnswer(data: Hex | null, standard: string): NftMetadata | undefined {
  if (!data) return undefined
  if (data.length > MOST_ANSWER) return { name: null, imageUrl: null }
  try {
    return decodeMetadata(decodeFunctionResult({ abi: ABI, functionName: functionOf(standard), data }))
  } catch {
    return undefined
  }
}
