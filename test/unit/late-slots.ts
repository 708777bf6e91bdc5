import type { LateModule } from '../../runtime/contract/kit.js'
import { slots as activity } from '../../runtime/features/activity/late.js'
import { slots as email } from '../../runtime/features/email/late.js'
import { slots as multiWallet } from '../../runtime/features/multi-wallet/late.js'
import { slots as nfts } from '../../runtime/features/nfts/late.js'
import { slots as onramp } from '../../runtime/features/onramp/late.js'
import { slots as receive } from '../../runtime/features/receive/late.js'
import { slots as secureWallet } from '../../runtime/features/secure-wallet/late.js'
import { slots as send } from '../../runtime/features/send/late.js'
import { slots as swaps } from '../../runtime/features/swaps/late.js'

/** What every feature adds to the views behind the first one, as `generate` prints it; only features that are on get theirs. */
export const lateSlots: LateModule = {
  slots: { activity, email, multiWallet, nfts, onramp, receive, secureWallet, send, swaps },
}
