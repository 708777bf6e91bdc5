import type { Feature } from '../../contract/kit.js'
import { type SendApi, sendToken } from './contract.js'

/** Turns sending on: the views WalletSend, WalletSendSelectToken and WalletSendPreview. */
export function send(): Feature<SendApi> {
  return {
    id: sendToken.id,
    load: (kit) => import('./flow.view.js').then((it) => it.logic(kit)),
  }
}
