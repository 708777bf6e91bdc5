import type { Connector } from '../../runtime/contract/connector.js'
import type { Kit } from '../../runtime/contract/kit.js'
import type { AccountFaceProps } from '../../runtime/react/account-face.js'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { Surroundings } from './gallery-host.js'
import { galleryWallet, type WalletPlan } from './gallery-wallet.js'
import { harbor, juniper, lumen, orbit, tidepool } from './gallery-wallets.data.js'
import type { WiringPlan } from './gallery-wiring.js'

/** One view in one state. */
export interface GalleryState extends Surroundings, Omit<WiringPlan, 'wallets'> {
  readonly id: string
  /** Spec name of the view to open; none for what is seen in the page only. */
  readonly view?: string
  readonly params?: Readonly<Record<string, unknown>>
  /** Opens for this namespace in place of a view. */
  readonly namespace?: Namespace
  readonly wallets: readonly Connector[]
  /** Whether the first wallet is connected before the view opens. */
  readonly isConnected?: boolean
  /** The network picked in the app before that. */
  readonly picked?: CaipNetworkId
  /** What else has happened before the view opens. */
  readonly story?: (kit: Kit) => Promise<void>
  /** How the buttons in the page look. */
  readonly look?: Pick<AccountFaceProps, 'compact' | 'show'>
  /** What is typed into the first field of the view. */
  readonly types?: string
  /** What is done with the first element that a selector matches, once there is one. */
  readonly acts?: Readonly<Record<string, (shown: HTMLElement, kit: Kit) => void>>
  /** Selects what is there once the state is drawn, where that is more than its view. */
  readonly shows?: string
  /** Views passed on the way, so that there is something to go back to. */
  readonly from?: readonly string[]
}

/** The wallets of most states; `first` changes what the first one does. */
export function someWallets(first: Partial<WalletPlan> = {}): readonly Connector[] {
  return [{ ...juniper, ...first }, harbor, lumen, orbit, tidepool].map((plan) => galleryWallet(plan))
}
