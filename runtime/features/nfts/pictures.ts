import { pictureTypes } from '../../../schema/picture.js'
import { blockchainUrl } from '../../core/blockchain-url.js'
import type { BackendDeps } from '../../transport/ask-service.js'
import { type BackendBlobs, type BlobRoute, createBackendBlobs } from '../../transport/backend-blobs.js'
import type { BackendQuery } from '../../transport/service-url.js'
import { limitConcurrency } from './limit-concurrency.js'

/** Bytes of a picture that are read at most, and how many are fetched at a time. */
const BYTES = 512 * 1024
const AT_ONCE = 4

/**
 * Makes what fetches pictures: `data:` ones are here already, those at the app's own backend are fetched and become
 * one, and no other server is contacted. Gives `undefined` for pictures elsewhere; throws the rows of `Backend.get`.
 */
export function createPictures(deps: BackendDeps): (src: string, signal: AbortSignal) => Promise<string | undefined> {
  const blobs = createBackendBlobs(deps)
  const queue = limitConcurrency(AT_ONCE)
  return async (src, signal) => {
    if (src.startsWith('data:')) return src
    const place = placeOf(blockchainUrl(deps.wiring.services), src)
    return place && queue(() => fetchPicture(blobs, place, signal), signal)
  }
}

interface Place extends Pick<BlobRoute, 'path'> {
  readonly query: BackendQuery
}

/** Where a picture stands at the backend; `undefined` for one that does not. */
function placeOf(api: string | undefined, src: string): Place | undefined {
  if (api === undefined || !URL.canParse(src)) return undefined
  const { href, search, searchParams } = new URL(src)
  const base = new URL(api).href.replace(/\/+$/, '')
  const [whole = ''] = href.split(/[?#]/)
  if (!whole.startsWith(`${base}/`)) return undefined
  return { path: whole.slice(base.length), query: search ? Object.fromEntries(searchParams) : {} }
}

async function fetchPicture(blobs: BackendBlobs, { path, query }: Place, signal: AbortSignal): Promise<string> {
  const blob = await blobs.get({ service: 'blockchain', path, types: pictureTypes, maxBytes: BYTES }, query, signal)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  // A call takes so many arguments.
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  // The policy of the page allows `data:` pictures, and nothing has to be given back.
  return `data:${blob.type};base64,${btoa(text)}`
}
