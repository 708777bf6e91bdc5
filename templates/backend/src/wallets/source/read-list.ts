import { readFile, stat } from 'node:fs/promises'
import { withDeadline } from '../../clock.js'
import { readCapped } from '../../http/read-capped.js'
import { type DecodedWallets, decodeWallets } from '../decode-wallets.js'

/** Largest list that is read, in bytes. */
const LIST_BYTES = 32 * 1024 * 1024
const DEADLINE_MS = 30_000

/**
 * Reads a list of the shape of `/getWallets` (`{data: [...]}` or an array) from a file, or from an https address that the
 * operator names. Throws when it can't be read in 30 s, is larger than 32 MiB, or is no such list.
 */
export async function readList(
  place: string,
  { fetch, signal }: { readonly fetch: typeof globalThis.fetch; readonly signal: AbortSignal },
): Promise<DecodedWallets> {
  return decodeWallets(
    JSON.parse(/^[a-z]+:\/\//i.test(place) ? await download(place, fetch, signal) : await open(place)),
  )
}

async function open(path: string): Promise<string> {
  const { size } = await stat(path)
  if (size > LIST_BYTES) throw new RangeError(`${path} is larger than ${LIST_BYTES} bytes`)
  return await readFile(path, 'utf8')
}

async function download(address: string, fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<string> {
  const { protocol, hostname } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  if (!isSafe) throw new TypeError(`${address} is not read: only https is`)
  return await withDeadline(DEADLINE_MS, [signal], async (deadline) => {
    const response = await fetch(address, {
      signal: deadline,
      redirect: 'error',
      headers: { accept: 'application/json' },
    })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return await readCapped(response, LIST_BYTES, deadline)
  })
}
