import { z } from 'zod'
import { parseUrl } from '../http/parse-url.js'
import { cleanText } from '../wallets/clean-text.js'

/** What is kept of an NFT's metadata. */
export interface NftMetadata {
  readonly name: string | null
  /** A `data:` picture, or an `https:` link that is never fetched here. */
  readonly imageUrl: string | null
}

const NAME_LENGTH = 100
/** Longest metadata that is read, and longest picture that is kept, in characters. */
const MOST_METADATA = 256 * 1_024
const MOST_IMAGE = 64 * 1_024
const MOST_LINK = 2_000

const JSON_URI = /^data:application\/json(?:;[a-z0-9=-]+)*,/i
const IMAGE_URI = /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)(?:;[a-z0-9=-]+)*,[\x20-\x7e]*$/i
const NOTHING: NftMetadata = { name: null, imageUrl: null }

// A wrong type of one field does not cost the other.
const metadata = z.object({ name: z.string().nullable().catch(null), image: z.string().nullable().catch(null) })

/**
 * Reads the metadata out of a `tokenURI`. Only `data:` URIs hold any for us: nothing that a contract names is ever fetched
 * (it could point into the operator's network). Whatever is no metadata gives nothing.
 */
export function decodeMetadata(uri: string): NftMetadata {
  const head = uri.length <= MOST_METADATA ? JSON_URI.exec(uri)?.[0] : undefined
  if (!head) return NOTHING
  const read = metadata.safeParse(parseJson(decodeBody(uri.slice(head.length), /;base64,$/i.test(head))))
  if (!read.success) return NOTHING
  const { name, image } = read.data
  return { name: cleanText(name ?? '', NAME_LENGTH) || null, imageUrl: image === null ? null : cleanImage(image) }
}

function decodeBody(body: string, isBase64: boolean): string {
  if (isBase64) return Buffer.from(body, 'base64').toString('utf8')
  try {
    return decodeURIComponent(body)
  } catch {
    // Many contracts write their JSON into the URI as it is.
    return body
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function cleanImage(image: string): string | null {
  if (image.length <= MOST_IMAGE && IMAGE_URI.test(image)) return image
  const url = image.length > MOST_LINK ? undefined : parseUrl(image)
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null
}
