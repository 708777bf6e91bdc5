import type { Nft } from './nft.js'

/** What an account has of one contract. */
export interface NftCollection {
  readonly contract: string
  /** May be empty. */
  readonly name: string
  readonly nfts: readonly Nft[]
}

/** The NFTs by their contract, in the order they came; spam is apart, whatever its collection. */
export function toCollections(nfts: readonly Nft[]): {
  readonly collections: readonly NftCollection[]
  readonly spam: readonly Nft[]
} {
  const byContract = new Map<string, Nft[]>()
  for (const nft of nfts) {
    if (nft.isSpam) continue
    const others = byContract.get(nft.contract)
    if (others) others.push(nft)
    else byContract.set(nft.contract, [nft])
  }
  const collections = [...byContract].map(([contract, all]) => ({
    contract,
    name: all.find(({ collection }) => collection)?.collection ?? '',
    nfts: all,
  }))
  return { collections, spam: nfts.filter(({ isSpam }) => isSpam) }
}
