import type { GalleryState } from './gallery-state.js'
import { accountStates } from './states-account.js'
import { activityStates } from './states-activity.js'
import { buttonStates } from './states-buttons.js'
import { connectStates } from './states-connect.js'
import { emailStates } from './states-email.js'
import { emailChangeStates } from './states-email-change.js'
import { listStates } from './states-lists.js'
import { multiWalletStates } from './states-multi-wallet.js'
import { networkStates } from './states-networks.js'
import { nftStates } from './states-nfts.js'
import { onrampStates } from './states-onramp.js'
import { receiveStates } from './states-receive.js'
import { secureWalletStates } from './states-secure-wallet.js'
import { sendStates } from './states-send.js'
import { shellStates } from './states-shell.js'
import { socialsStates } from './states-socials.js'
import { solanaStates } from './states-solana.js'
import { swapStates } from './states-swap.js'
import { tokensStates } from './states-tokens.js'
import { walletConnectStates } from './states-wallet-connect.js'

export type { GalleryState } from './gallery-state.js'

/** Every view in every state. */
export const galleryStates: readonly GalleryState[] = [
  ...connectStates,
  ...walletConnectStates,
  ...emailStates,
  ...emailChangeStates,
  ...socialsStates,
  ...secureWalletStates,
  ...accountStates,
  ...activityStates,
  ...tokensStates,
  ...multiWalletStates,
  ...networkStates,
  ...receiveStates,
  ...sendStates,
  ...swapStates,
  ...onrampStates,
  ...nftStates,
  ...listStates,
  ...solanaStates,
  ...shellStates,
  ...buttonStates,
]
