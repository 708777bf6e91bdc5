import type { Kit } from '../../kit.js'
import type { LinkedWallet } from '../../links/linked-wallet.js'
import { serviceUrl } from '../../transport/service-url.js'

/** A wallet that is elsewhere, as its screens show it. */
export interface ShownWallet extends LinkedWallet {
  /** A `data:` image, or an address of the images service; a wallet without one has its monogram. */
  readonly image_url?: string | null | undefined
  /** Name of its picture at the images service. */
  readonly image_id?: string | null | undefined
}

/** The id of a recent wallet that came without having been chosen: its name is all that is known of it. */
export type PeerId = `peer:${string}`

/** What can be asked for a wallet by its id: the directory, where that is on. */
interface WalletFinder {
  find(id: string, signal: AbortSignal): Promise<ShownWallet | undefined>
}

/** The wallet of that id of the app's own choice (`connect.customWallets`), known at once. */
export function customWallet({ modal }: Pick<Kit, 'modal'>, id: string): ShownWallet | undefined {
  const connect = modal.peek()?.features.find((feature) => feature.id === 'connect')
  // A feature may not know another one: what is read of its options is what the config says they hold.
  const { options } = (connect ?? {}) as { readonly options?: { readonly customWallets?: readonly ShownWallet[] } }
  return options?.customWallets?.find((wallet) => wallet.id === id)
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
  if (!kit.modal.peek()?.features.some((feature) => feature.id === 'allWallets')) return undefined
  // The id says which feature it is; its API is the directory's.
  const directory = (await kit.load('allWallets')) as WalletFinder
  const wallet = await directory.find(id, signal)
  return wallet && { ...wallet, image_url: pictureOf(kit, wallet) }
}

function pictureOf({ wiring, modal }: Kit, { image_url: data, image_id: image }: ShownWallet): string | undefined {
  const base = modal.peek()?.services?.images
  if (data || !image || !base) return data ?? undefined
  return serviceUrl({ base, path: `/getWalletImage/${encodeURIComponent(image)}`, projectId: wiring.projectId })
}
