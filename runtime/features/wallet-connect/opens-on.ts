import type { WalletConnectOptions } from '../../connectors/walletconnect/options.js'
import type { Kit } from '../../contract/kit.js'

/** What the rule looks at. */
export type OpeningState = Pick<Kit, 'wiring' | 'modal' | 'host'> & {
  readonly session: Pick<Kit['session'], 'account'>
}

/**
 * SPEC §2, opening, 2: under manual control, or where WalletConnect is the only way to connect and there is no
 * connection, the modal opens on AllWallets on a phone, where that view is there, and on ConnectingWalletConnectBasic
 * elsewhere.
 */
export function opensOn(
  { wiring, modal, session, host }: OpeningState,
  { manualControl }: WalletConnectOptions,
): { readonly view: string } | undefined {
  const loaded = modal.peek()
  const isAlone = !wiring.connectors[0] && !loaded?.features.filter(({ connectors }) => connectors)[1]
  if (!manualControl && (!isAlone || session.account())) return undefined
  return { view: host.page.isMobile() && loaded?.views['AllWallets'] ? 'AllWallets' : 'ConnectingWalletConnectBasic' }
}
