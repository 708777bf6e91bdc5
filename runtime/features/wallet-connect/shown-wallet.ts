import type { Kit } from '../../contract/kit.js'
import type { LinkedWallet } from '../../links/linked-wallet.js'
import { serviceUrl } from '../../transport/service-url.js'
import { allWalletsToken } from '../all-wallets/contract.js'
import { connectToken } from '../connect/contract.js'

/** A wallet that is elsewhere, as its screens show it. */
export interface ShownWallet extends LinkedWallet {
  /** A `data:` image, or an address of the images service; a wallet without one has its monogram. */
  readonly image_url?: string | null | undefined
  /** Name of its picture at the images service. */
  readonly image_id?: string | null | undefined
}

/** The id of a recent wallet that came without having been chosen: its name is all that is known of it. */
export type PeerId = `peer:${string}`

/** The wallet of that id of the app's own choice (`connect.customWallets`), known at once. */
export function customWallet(kit: Pick<Kit, 'options'>, id: string): ShownWallet | undefined {
  return kit.options(connectToken)?.customWallets?.find((wallet) => wallet.id === id)
}

/** The wallet of such an id: a code with its name, and no links. `undefined` for the id of an entry. */
export function peerWallet(id: string): ShownWallet | undefined {
  const start = 'peer:' satisfies PeerId
  return id.startsWith(start) ? { id, name: id.slice(start.length) } : undefined
}

/**
 * The wallet of that id or rdns of the directory; `undefined` where it is not listed or there is no directory. Throws
 * what the directory throws.
 */
export async function listedWallet(kit: Kit, id: string, signal: AbortSignal): Promise<ShownWallet | undefined> {
  if (!kit.has(allWalletsToken)) return undefined
  const directory = await kit.use(allWalletsToken)
  const wallet = await directory.find(id, signal)
  return wallet && { ...wallet, image_url: pictureOf(kit, wallet) }
}

function pictureOf({ wiring, modal }: Kit, { image_url: data, image_id: image }: ShownWallet): string | undefined {
  const base = modal.peek()?.services?.images
  if (data || !image || !base) return data ?? undefined
  return serviceUrl({ base, path: `/getWalletImage/${encodeURIComponent(image)}`, projectId: wiring.projectId })
}
