import type { ModalError } from '../../schema/error.js'
import type { Kit, LateModule } from '../contract/kit.js'
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
import { addLateSlots } from './late-slots.js'
import { holdMovedRows } from './moved-rows.js'
import { NetworkImage } from './network-image.js'
import { oneOf } from './one-of.js'
import { Link } from './primitives/link.js'
import { tellSameOrder } from './same-order.js'
import type { Backstage } from './shell-contract.js'
import { StatusScreen } from './status-screen.js'
import { Toaster } from './toaster.js'
import { TokenImage } from './token-image.js'
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
  TokenImage,
  Waiting,
  copy,
  useCount,
  useFailureToast,
  useLazy,
  useLogic,
}

/** As `explain`, with the rows of the app's features, those of `late` included, and in the language of the modal. */
export function explainIn(
  kit: Pick<Kit, 'modal' | 'locale' | 'rewire'>,
  error: ModalError,
  late?: LateModule,
): ModalError {
  const { modal, locale } = kit
  if (late) addLateSlots(kit, late)
  return explain(error, featureErrors(modal.peek()?.features ?? []), locale?.current.peek()?.errors)
}

/**
 * Makes the backstage of a modal, which puts in what features add behind the first view. Developers are told what their
 * features do not agree on, and why the backend does not say what it has switched off.
 */
export function createBackstage(
  kit: Pick<Kit, 'modal' | 'host' | 'locale' | 'wiring' | 'storage' | 'rewire'>,
  { show }: Pick<Alerts, 'show'>,
  late: LateModule | undefined,
): Backstage {
  if (late) addLateSlots(kit, late)
  tellSameOrder(kit)
  const switches = createSwitches({ ...kit, onFailed: show })
  return {
    ...screens,
    Toaster,
    explain: (error) => explainIn(kit, error),
    gate: (module, view) => gate(oneOf(module, view), switches),
    fadeView,
    holdMovedRows,
    told: new Map(),
    logic: new Map(),
  }
}
