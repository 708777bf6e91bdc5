import { type Decoder, optional, shape, text } from '../../core/decode.js'
import type { Storage } from '../../core/storage.js'
import { type CheckedLink, type LinkSurroundings, reopenLink } from '../../links/wallet-links.js'
import type { ShownWallet } from './shown-wallet.js'

/** The wallet of this device that was opened to connect, as far as opening it again needs it. Nothing of it is secret. */
export interface OpenedWallet {
  readonly name: string
  readonly mobile_link: string | null
  readonly link_mode: string | null
}

/** What the wallet at the other end says of itself; its links are as hostile as any. */
export interface Peer {
  readonly name: string
  readonly native?: string
  readonly universal?: string
}

const readOpened: Decoder<OpenedWallet | null> = /*#__PURE__*/ optional(
  shape<OpenedWallet>({ name: text, mobile_link: optional(text), link_mode: optional(text) }),
)

/** Keeps the wallet that requests are answered in on this device; none where a code was scanned with another one. */
export function rememberOpened(storage: Storage, wallet: ShownWallet | undefined): void {
  const { name, mobile_link = null, link_mode = null } = wallet ?? {}
  storage.write('opened', name === undefined ? null : { name, mobile_link, link_mode })
}

/** Where a request waits on this device, and the link there; `undefined` where the wallet is on another one. */
export function openedWallet(
  storage: Storage,
  peer: Peer | null,
  at: LinkSurroundings,
): { readonly name: string; readonly link: CheckedLink } | undefined {
  const wallet = storage.read('opened', readOpened)
  if (!wallet) return undefined
  const own = peer && { id: '', name: peer.name, mobile_link: peer.native, link_mode: peer.universal }
  const link = reopenLink({ id: '', ...wallet }, at) ?? (own ? reopenLink(own, at) : undefined)
  return link && { name: peer?.name ?? wallet.name, link }
}
