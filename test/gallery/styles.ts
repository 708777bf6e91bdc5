import '../../runtime/ui/css/base.css'
import '../../runtime/ui/css/controls.css'
import '../../runtime/ui/css/modal.css'
import '../../runtime/features/account/account.css'
import '../../runtime/features/connect/connect.css'
import '../../runtime/features/networks/networks.css'
import { tokenCss } from './token-css.js'

/** Puts the stylesheets of all features into the page, as a host's `modal-kit.css` does. */
export function addStyles(target: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tokenCss())
  target.adoptedStyleSheets = [sheet]
}
