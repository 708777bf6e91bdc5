import type { Kit } from '../contract/kit.js'
import type { TitleProps } from '../contract/parts.js'
import { cell } from '../core/cell.js'
import { createAlerts } from './alerts.js'
import { createNavigation } from './navigation.js'
import type { Backstage, Shell } from './shell-contract.js'
import { createToasts } from './toasts.js'
import { createTransition } from './transition.js'
import { createViews } from './views.js'

/** Longer than the dialog takes to come in. */
const SETTLE_MS = 200
/** SPEC §9. */
const SHAKE_MS = 500

/** Makes the services of one modal. */
export function createShell(kit: Kit): Shell {
  const { host, router, modal } = kit
  const { clock } = host
  const loaded = modal.peek()
  const header = cell<TitleProps | null>(null)
  const announcement = cell('')
  const isLoading = cell(false)
  const isAgreed = cell(false)
  const [settling, shaking] = [createTransition(clock), createTransition(clock)]
  const toasts = createToasts(clock)
  const backstage = cell<Backstage | null>(null)
  function clear(): void {
    shaking.reset()
    isLoading.value = false
    toasts.hide()
  }
  const navigation = createNavigation({ ...kit, router, shake: () => shaking.begin(SHAKE_MS) })
  async function loadBackstage(): Promise<void> {
    const { createBackstage } = await import('./backstage.js')
    backstage.value ??= createBackstage(navigation.back)
  }
  return {
    views: createViews({ clock, loaders: loaded?.views ?? {}, Connect: loaded?.Connect, before: loadBackstage }),
    backstage,
    loadBackstage,
    navigation,
    toasts,
    alerts: createAlerts(kit),
    locale: kit.locale?.current ?? cell(null),
    header,
    setHeader(content) {
      header.value = content
    },
    isLoading,
    setLoading(isBusy) {
      isLoading.value = isBusy
    },
    isAgreed,
    setAgreed(isChecked) {
      isAgreed.value = isChecked
    },
    isShaking: shaking.isOn,
    isSettled: settling.isOver,
    settle() {
      settling.begin(SETTLE_MS)
      return () => {
        settling.reset()
        clear()
      }
    },
    clear,
    announcement,
    announce(sentence) {
      announcement.value = sentence
    },
  }
}
