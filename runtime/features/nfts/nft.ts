import type { CaipNetworkId } from '../../../schema/caip.js'
import { isDataPicture } from '../../../schema/picture.js'
import type { Decoder } from '../../core/decode.js'
import { isLikelySpam } from '../../core/likely-spam.js'

/** One NFT of the account, decoded: no field of it is what its author liked to send. */
export interface Nft {
  /** Its own among all of a network. */
  readonly id: string
  /** Address of its contract, which is its collection. */
  readonly contract: string
  /** Its number in the contract: at most 100 letters, digits, `-` and `_`. */
  readonly token: string
  /** Its name and that of its collection: untrusted text of any length, to be shown with `clean`; may be empty. */
  readonly name: string
  readonly collection: string
  /** A `data:` picture, or an untrusted address. */
  readonly image?: string
  /** How many of it the account has: 1 but where a collection has many of one kind. */
  readonly amount: bigint
  readonly isSpam: boolean
}

/** A part of the list, and what to ask for the next one with. */
export interface NftPage {
  readonly nfts: readonly Nft[]
  readonly next: string | undefined
}

/** Rows of a page, letters of a name, and letters of a picture that are taken at most. */
const ROWS = 100
const NAME = 100
const DATA = 100_000
const LINK = 2_048

/** Makes the reader of the NFTs on one network. A row that is none, or of another network, costs that row alone. */
export function readNftPage(chain: CaipNetworkId): Decoder<NftPage> {
  return (input) => {
    const { data, next } = fieldsOf(input)
    if (!Array.isArray(data)) return undefined
    const nfts = data.slice(0, ROWS).flatMap((row: unknown) => readNft(row, chain) ?? [])
    // A list of something else is no account without any.
    if (data.length > 0 && !data.some(isRow)) return undefined
    return { nfts, next: textOf(next, /^[^\s]{1,1000}$/) }
  }
}

function readNft(input: unknown, chain: CaipNetworkId): Nft | undefined {
  const { chainId, contract, tokenId, name, collection, imageUrl, amount, flags } = fieldsOf(input)
  const address = textOf(contract, /^[-:\w]{1,200}$/)
  const token = textOf(tokenId, /^[-\w]{1,100}$/)
  const count = textOf(amount ?? '1', /^\d{1,78}$/)
  if (chainId !== chain || !address?.startsWith(`${chain}:`) || !token || !count || BigInt(count) === 0n)
    return undefined
  const names = { name: nameOf(name), collection: nameOf(fieldsOf(collection)['name']) }
  const image = imageOf(imageUrl)
  return {
    id: `${address}/${token}`,
    contract: address.slice(chain.length + 1),
    token,
    ...names,
    ...(image && { image }),
    amount: BigInt(count),
    isSpam: fieldsOf(flags)['is_spam'] === true || Object.values(names).some(isLikelySpam),
  }
}

function isRow(input: unknown): boolean {
  const { contract, tokenId } = fieldsOf(input)
  return typeof contract === 'string' && typeof tokenId === 'string'
}

/** Any field of an answer may hold anything. */
function fieldsOf(input: unknown): Readonly<Record<string, unknown>> {
  return Object(input) as Readonly<Record<string, unknown>>
}

function textOf(value: unknown, shape: RegExp): string | undefined {
  return typeof value === 'string' && shape.test(value) ? value : undefined
}

/** One that shows nothing is none. */
function nameOf(value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, NAME) : ''
  return /[\p{L}\p{N}\p{S}]/u.test(text) ? text : ''
}

/** What the picture's fetcher may look at: it takes what is here, or at the app's own backend. */
function imageOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (isDataPicture(value, DATA)) return value
  return value.length <= LINK ? textOf(value, /^https?:\/\/\S+$/i) : undefined
}
