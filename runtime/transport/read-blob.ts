import { readCapped } from '../core/http-answer.js'

/** What a blob must be. */
export interface BlobShape {
  /** Content types that are taken, in small letters: nothing else is, whatever the bytes are. */
  readonly types: readonly string[]
  /** Bytes that are read at most. */
  readonly maxBytes: number
}

/** Makes a reader of blobs of one shape, which have the type that was checked; `undefined` for any other. */
export function readBlob({ types, maxBytes }: BlobShape): (response: Response) => Promise<Blob | undefined> {
  return async (response) => {
    const [said = ''] = (response.headers.get('content-type') ?? '').split(';')
    const type = said.trim().toLowerCase()
    const body = types.includes(type) ? await readCapped(response, maxBytes) : undefined
    return body?.slice(0, body.size, type)
  }
}
