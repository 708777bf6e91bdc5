import type { ViewUi } from '../contract/view.js'
import { parts } from './parts.js'
import type { Backstage, Shell } from './shell-contract.js'
import { useWords } from './use-words.js'

/** Puts together what views are given. Only the first view is drawn without a backstage, and it is typed to know. */
export function createViewUi(shell: Shell, backstage: Backstage | null): ViewUi {
  return { ...parts, ...shell, useWords, ...(backstage as Backstage) }
}
