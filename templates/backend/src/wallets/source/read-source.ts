import type { DecodedWallets } from '../decode-wallets.js'
import { readList } from './read-list.js'
import { readThirdweb, THIRDWEB, withThirdweb } from './read-thirdweb.js'

/** A list and the words for where it is from. */
export interface SourceList extends DecodedWallets {
  readonly source: string
}

/**
 * Reads a list of wallets: `thirdweb` for the wallet files of the npm package, else a JSON file or https address of the
 * shape of `/getWallets`. Throws when it can't be read, or has no wallet in it.
 */
export async function readSource(
  place: string,
  tools: { readonly fetch: typeof globalThis.fetch; readonly signal: AbortSignal },
): Promise<SourceList> {
  const isPackage = place === 'thirdweb'
  const list = isPackage ? await withThirdweb(readThirdweb, tools.signal) : await readList(place, tools)
  if (list.wallets.length === 0) throw new Error(`${place} has no usable wallet`)
  return { ...list, source: isPackage ? `npm ${THIRDWEB} (Apache-2.0)` : place }
}
