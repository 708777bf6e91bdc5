import type { ModalError } from '../../schema/error.js'
import type { Kit } from '../contract/kit.js'
import type { Alerts } from '../contract/view.js'
import { featureErrors } from '../core/feature-errors.js'
import { createSwitches } from '../project/switches.js'
import { Age } from './age.js'
import { AnyIcon } from './any-icon.js'
import { copy } from './copy.js'
import { explain } from './explain.js'
import { fadeView } from './fade-view.js'
import { Failure } from './failure.js'
import { gate } from './gate.js'
import { holdMovedRows } from './moved-rows.js'
import { NetworkImage } from './network-image.js'
import { Link } from './primitives/link.js'
import { tellSameOrder } from './same-order.js'
import type { Backstage } from './shell-contract.js'
import { StatusScreen } from './status-screen.js'
import { Toaster } from './toaster.js'
import { useCount } from './use-count.js'
import { useFailureToast } from './use-failure-toast.js'
import { useLazy, useLogic } from './use-lazy.js'
import { Waiting } from './waiting.js'

/** What the backstage of every modal has. `copy` copies a text from a click, and gives whether it worked. */
export const screens = {
  Age,
  Failure,
  Icon: AnyIcon,
  Link,
  NetworkImage,
  StatusScreen,
  Waiting,
  copy,
  explain,
  useCount,
  useFailureToast,
  useLazy,
  useLogic,
}

/** As `explain`, with the rows of the app's features, and in the language of the modal. */
export function explainIn({ modal, locale }: Pick<Kit, 'modal' | 'locale'>, error: ModalError): ModalError {
  return explain(error, featureErrors(modal.peek()?.features ?? []), locale?.current.peek()?.errors)
}

/**
 * Makes the backstage of a modal. Developers are told what their features do not agree on, and why the backend does not say
 * what it has switched off.
 */
export function createBackstage(
  kit: Pick<Kit, 'modal' | 'host' | 'wiring' | 'storage' | 'turnOff'>,
  { show }: Pick<Alerts, 'show'>,
): Backstage {
  tellSameOrder(kit)
  const switches = createSwitches({ ...kit, onFailed: show })
  return {
    ...screens,
    Toaster,
    gate: (module) => gate(module, switches),
    fadeView,
    holdMovedRows,
    told: new Map(),
    logic: new Map(),
  }
}
