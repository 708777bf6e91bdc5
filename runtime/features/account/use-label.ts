import type { ViewUi } from '../../contract/view.js'
import type { Label } from '../../core/words.js'

/** The text of a label in the language of the modal. */
export function useLabel({ useWords }: Pick<ViewUi, 'useWords'>, { texts, key }: Label): string {
  return `${useWords(texts)[key]}`
}
