import type { ViewUi } from '../../contract/view.js'
import { emailTexts } from './texts.js'

/** Leads from what waits for a mail back to the address, to be changed. */
export function OtherEmail({ ui, email }: { readonly ui: ViewUi; readonly email: string }) {
  const words = ui.useWords(emailTexts)
  return (
    <button
      type="button"
      className="mk-link"
      data-leads="EmailLogin"
      onClick={() => ui.navigation.replace('EmailLogin', { email, isDraft: true })}
    >
      {words.other}
    </button>
  )
}
