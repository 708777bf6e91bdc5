import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables.js'
import type { TransferKind } from '../indexer/tables.js'

/** An NFT that an account has. */
export interface FoundNft {
  readonly chain_id: string
  readonly contract: string
  readonly token_id: string
  readonly amount: string
  readonly standard: TransferKind
  readonly name: string | null
  readonly image_url: string | null
  readonly collection_name: string | null
  readonly collection_symbol: string | null
}

/** Where a page of NFTs begins: after this one. */
export interface NftPlace {
  readonly chainId: string
  readonly contract: string
  readonly tokenId: string
}

/** The NFTs of an account (as the tables name it) on some chains, by chain, contract and id, at most `limit`. */
export async function findNfts(
  db: Kysely<Database>,
  {
    account,
    chainIds,
    after,
    limit,
  }: {
    readonly account: string
    readonly chainIds: readonly string[]
    readonly after: NftPlace | undefined
    readonly limit: number
  },
): Promise<readonly FoundNft[]> {
  if (chainIds.length === 0) return []
  let query = db
    .selectFrom('nft_holdings as held')
    .innerJoin('nfts', (join) =>
      join
        .onRef('nfts.chain_id', '=', 'held.chain_id')
        .onRef('nfts.contract', '=', 'held.contract')
        .onRef('nfts.token_id', '=', 'held.token_id'),
    )
    .leftJoin('tokens', (join) =>
      join.onRef('tokens.chain_id', '=', 'held.chain_id').onRef('tokens.address', '=', 'held.contract'),
    )
    .select([
      'held.chain_id',
      'held.contract',
      'held.token_id',
      'held.amount',
      'nfts.standard',
      'nfts.name',
      'nfts.image_url',
      'tokens.name as collection_name',
      'tokens.symbol as collection_symbol',
    ])
    .where('held.owner', '=', account)
    .where('held.chain_id', 'in', [...chainIds])
    .where('held.amount', '>', '0')
    .orderBy('held.chain_id')
    .orderBy('held.contract')
    .orderBy('held.token_id')
    .limit(limit)
  if (after) {
    const { chainId, contract, tokenId } = after
    query = query.where(
      sql<boolean>`(held.chain_id, held.contract, held.token_id) > (${chainId}, ${contract}, ${tokenId}::numeric)`,
    )
  }
  return query.execute()
}
