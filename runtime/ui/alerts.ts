import type { ModalError } from '../../schema/error.js'
import { type Cell, cell } from '../core/cell.js'
import type { Kit } from '../kit.js'

/** What developers are told (SPEC §8): one console line each, and in development a bar in the modal. */
export interface Alerts {
  /** The newest one that was not dismissed, with its prose; `alert-bar.tsx` draws it in development only. */
  readonly state: Cell<ModalError | null>
  /** Says it once per code. */
  show(error: ModalError): void
  dismiss(): void
}

/** Makes the alerts of one modal. */
export function createAlerts({ host, explain }: Pick<Kit, 'host' | 'explain'>): Alerts {
  const state = cell<ModalError | null>(null)
  const said = new Set<string>()
  return {
    state,
    show(error) {
      if (said.has(error.code)) return
      said.add(error.code)
      void explain(error).then((explained) => {
        const { title, message, fix } = explained
        host.log('error', `${title}: ${message} ${fix}`)
        state.value = explained
      })
    },
    dismiss() {
      state.value = null
    },
  }
}
