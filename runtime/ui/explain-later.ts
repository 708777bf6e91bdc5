import type { ModalError } from '../../schema/error.js'
import type { ModalModule } from '../contract/kit.js'

/** Puts the prose of the catalogue on an error; it is fetched for that. Offline, the error keeps its code. */
export const explainLater: ModalModule['explain'] = async (error, kit): Promise<ModalError> => {
  try {
    const late = kit.modal
      .peek()
      ?.late?.()
      .catch(() => undefined)
    return (await import('./backstage.js')).explainIn(kit, error, await late)
  } catch {
    return error
  }
}
