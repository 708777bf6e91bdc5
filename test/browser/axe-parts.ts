import { galleryStates } from '../gallery/gallery-states.js'
import { accountStates } from '../gallery/states-account.js'
import { activityStates } from '../gallery/states-activity.js'
import { connectStates } from '../gallery/states-connect.js'
import { nftStates } from '../gallery/states-nfts.js'
import { tokensStates } from '../gallery/states-tokens.js'
import { walletConnectStates } from '../gallery/states-wallet-connect.js'

/** States of the account; the parts are files of their own, since the pages of a run share the files. */
export const accountPart = [...accountStates, ...activityStates, ...tokensStates, ...nftStates]

/** States of connecting. */
export const connectPart = [...connectStates, ...walletConnectStates]

/** All the others. */
export const otherPart = galleryStates.filter((state) => ![...accountPart, ...connectPart].includes(state))
