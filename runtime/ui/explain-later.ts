import type { ModalError } from '../../schema/error.js'
import type { ModalModule } from '../contract/kit.js'

/** Puts the prose of the catalogue on an error; it is fetched for that. Offline, the error keeps its code. */
export const explainLater: ModalModule['explain'] = async (error, kit): Promise<ModalError> => {
  try {
    const { explainIn } = await import('./backstage.js')
    return explainIn(kit, error)
  } catch {
    return error
  }
}
