import type { ModalError } from '../../schema/error.js'
import type { ErrorRows } from '../contract/view.js'

/** Puts the prose of the catalogue on an error; it is fetched for that. Offline, the error keeps its code. */
export async function explainLater(error: ModalError, translated?: ErrorRows): Promise<ModalError> {
  try {
    const { screens } = await import('./backstage.js')
    return screens.explain(error, translated)
  } catch {
    return error
  }
}
