import type { ModalError } from '../../schema/error.js'
import type { Kit } from '../contract/kit.js'
import type { Alerts } from '../contract/view.js'
import { cell } from '../core/cell.js'
import { developerText } from './developer-text.js'

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
        host.log('error', `${explained.title}: ${developerText(explained)}`)
        state.value = explained
      })
    },
    dismiss() {
      state.value = null
    },
  }
}
