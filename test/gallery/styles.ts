import '../../runtime/ui/css/base.css'
import '../../runtime/ui/css/controls.css'
import '../../runtime/ui/css/rows.css'
import '../../runtime/ui/css/buttons.css'
import '../../runtime/ui/css/modal.css'
import '../../runtime/ui/css/scene.css'
import '../../runtime/ui/css/messages.css'
import '../../runtime/ui/css/code.css'
import '../../runtime/ui/css/form.css'
import '../../runtime/ui/css/long-list.css'
import '../../runtime/ui/css/embedded.css'
import '../../runtime/features/account/account.css'
import '../../runtime/features/activity/activity.css'
import '../../runtime/features/all-wallets/all-wallets.css'
import '../../runtime/features/connect/connect.css'
import '../../runtime/features/email/email.css'
import '../../runtime/features/legal/legal.css'
import '../../runtime/features/multi-wallet/multi-wallet.css'
import '../../runtime/features/networks/networks.css'
import '../../runtime/features/nfts/nfts.css'
import '../../runtime/features/onramp/onramp.css'
import '../../runtime/features/receive/receive.css'
import '../../runtime/features/secure-wallet/secure-wallet.css'
import '../../runtime/features/send/send.css'
import '../../runtime/features/socials/socials.css'
import '../../runtime/features/swaps/swaps.css'
import '../../runtime/features/wallet-connect/wallet-connect.css'
import { tokenCss } from './token-css.js'

/** Puts the stylesheets of all features into the page, as a host's `modal-kit.css` does; in the look of a preset. */
export function addStyles(target: Document, preset: string | null = null): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tokenCss(preset))
  target.adoptedStyleSheets = [sheet]
}
