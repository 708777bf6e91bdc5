import { type WalletConnectPeer, walletConnectName } from '../../connectors/walletconnect/link.js'
import type { Kit } from '../../contract/kit.js'
import { connectToken } from '../connect/contract.js'
import type { PeerId } from './shown-wallet.js'

/** A wallet that was paired with, as the list of recent ones knows it. */
export interface PairedWallet {
  /** Id of its entry in the directory or of the app's own choice. */
  readonly id: string
  readonly rdns?: string | null | undefined
  readonly name: string
}

/**
 * Puts the wallet that was chosen among the recent ones (SPEC §3), or the one that came without having been chosen where
 * it says its name. Never rejects: being connected does not depend on it.
 */
export async function rememberPaired(
  { use, host }: Pick<Kit, 'use' | 'host'>,
  { wallet, peer }: { readonly wallet?: PairedWallet | undefined; readonly peer: WalletConnectPeer | null },
): Promise<void> {
  const used = wallet ?? pairedPeer(peer)
  if (!used) return
  const { id, rdns, name } = used
  try {
    const list = await use(connectToken)
    list.remember({ id, rdns: rdns ?? undefined, name })
  } catch (cause) {
    host.log('warn', `${name} was not put among the recent wallets`, cause)
  }
}

function pairedPeer(peer: WalletConnectPeer | null): PairedWallet | undefined {
  if (!peer || peer.name === walletConnectName) return undefined
  const id: PeerId = `peer:${peer.name}`
  return { id, name: peer.name }
}
