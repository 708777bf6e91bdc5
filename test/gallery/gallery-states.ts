import type { GalleryState } from './gallery-state.js'
import { accountStates } from './states-account.js'
import { buttonStates } from './states-buttons.js'
import { connectStates } from './states-connect.js'
import { listStates } from './states-lists.js'
import { networkStates } from './states-networks.js'
import { receiveStates } from './states-receive.js'
import { shellStates } from './states-shell.js'

export type { GalleryState } from './gallery-state.js'

/** Every view in every state. */
export const galleryStates: readonly GalleryState[] = [
  ...connectStates,
  ...accountStates,
  ...networkStates,
  ...receiveStates,
  ...listStates,
  ...shellStates,
  ...buttonStates,
]
