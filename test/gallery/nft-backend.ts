import { pictureOf } from './directory-picture.js'
import { someTokens, tokensBackend } from './tokens-backend.js'

/** What the index of NFTs answers: rows, a failure by its status, something by its text, or nothing at all. */
export type NftAnswers = { readonly rows: readonly object[] } | { readonly text: string } | number | 'never'

const PAGE = 20
const json = { 'content-type': 'application/json' }
/** Where the index of the gallery stands. */
export const nftApi = 'https://backend.example'

/** An NFT as the index tells it. */
export function nftRow(collection: string, number: number, more: object = {}): object {
  const contract = `0x${`${collection.length}0${collection.codePointAt(0) ?? 0}`.padStart(40, 'a')}`
  return {
    chainId: 'eip155:1',
    contract: `eip155:1:${contract}`,
    tokenId: `${number}`,
    standard: 'erc721',
    name: `${collection} #${number}`,
    collection: { name: collection, symbol: '' },
    imageUrl: pictureOf(number),
    amount: '1',
    ...more,
  }
}

/** So many of a collection. */
export function nftRows(collection: string, length: number, more: object = {}): readonly object[] {
  return Array.from({ length }, (_, index) => nftRow(collection, index + 1, more))
}

/** Answers `/v1/account/{address}/nfts` as the backend does, in pages of 20; the account has a few tokens as well. */
export function nftBackend(answers: NftAnswers): (url: URL) => Promise<Response> {
  const tokens = tokensBackend(someTokens)
  return async (url) => {
    const { pathname, searchParams } = url
    if (pathname.endsWith('/balance')) return tokens(url)
    if (answers === 'never') return new Promise(() => {})
    if (typeof answers === 'number') return new Response('{}', { status: answers, headers: json })
    if ('text' in answers) return new Response(answers.text, { headers: json })
    if (!pathname.endsWith('/nfts')) return new Response('{}', { status: 404, headers: json })
    const start = Number(searchParams.get('cursor') ?? 0)
    const end = start + PAGE
    return Response.json({
      data: answers.rows.slice(start, end),
      next: end < answers.rows.length ? `${end}` : null,
    })
  }
}
