import type { Label, ViewUi } from '../../contract/view.js'
import { clean } from '../../ui/clean.js'

/** The text of a label in the language of the modal. A label that names no text says its key. */
export function useLabel({ useWords }: Pick<ViewUi, 'useWords'>, { texts, key }: Label): string {
  const text: unknown = useWords(texts)[key]
  return typeof text === 'string' ? text : clean(key)
}
