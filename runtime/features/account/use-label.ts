import type { Label, ViewUi } from '../../contract/view.js'

/** The text of a label in the language of the modal. */
export function useLabel({ useWords }: Pick<ViewUi, 'useWords'>, { texts, key }: Label): string {
  return `${useWords(texts)[key]}`
}
