import { Hono } from 'hono'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { caip2 } from '../caip.js'
import { accountChains } from '../chains/chains.js'
import { decode, openCursor, sealCursor } from '../http/input.js'
import { displayAddress, nftName } from '../tokens/display.js'
import { type FoundNft, findNfts } from './find-nfts.js'

/** NFTs of a page. */
const PAGE = 20

const query = z.object({ chainId: caip2.optional(), cursor: z.string().max(1_000).optional() })
const place = z.tuple([z.string(), z.string(), z.string()])

/**
 * `GET /v1/account/{address}/nfts`: the NFTs of an account by what moved on the indexed chains, in pages of 20:
 * `{data: [{chainId, contract (CAIP-10), tokenId, standard, name, collection: {name, symbol}, imageUrl?, amount}], next}`.
 */
export function nftRoutes(backend: Pick<Backend, 'db' | 'chains' | 'settings'>): Hono<Env> {
  const { db, chains, settings } = backend
  return new Hono<Env>().get('/v1/account/:address/nfts', async (c) => {
    const { chainId, cursor } = decode(query, c.req.query())
    const { account, chains: asked } = accountChains(chains, c.req.param('address'), chainId)
    const purpose = `nfts ${account} ${chainId ?? '*'}`
    const opened = cursor ? openCursor({ secret: settings.secret, purpose, schema: place }, cursor) : undefined
    const found = await findNfts(db, {
      account,
      chainIds: asked.map((chain) => chain.settings.chainId),
      after: opened && { chainId: opened[0], contract: opened[1], tokenId: opened[2] },
      limit: PAGE + 1,
    })
    const page = found.slice(0, PAGE)
    const last = found.length > PAGE ? page.at(-1) : undefined
    const next = last ? sealCursor(settings.secret, purpose, [last.chain_id, last.contract, last.token_id]) : null
    return c.json({ data: page.map(toNft), next })
  })
}

function toNft(nft: FoundNft) {
  const collection = { name: nft.collection_name ?? '', symbol: nft.collection_symbol ?? '' }
  return {
    chainId: nft.chain_id,
    contract: `${nft.chain_id}:${displayAddress(nft.contract)}`,
    tokenId: nft.token_id,
    standard: nft.standard,
    name: nft.name ?? nftName(collection.name, nft.token_id),
    collection,
    ...(nft.image_url ? { imageUrl: nft.image_url } : {}),
    amount: nft.amount,
  }
}
