import type { Kit } from '../contract/kit.js'
import type { TitleProps } from '../contract/parts.js'
import { cell } from '../core/cell.js'
import { createAlerts } from './alerts.js'
import { createNavigation } from './navigation.js'
import type { Backstage, Shell } from './shell-contract.js'
import { createToasts } from './toasts.js'
import { createViews } from './views.js'

/** Longer than the dialog takes to come in. */
const SETTLE_MS = 200

/** Makes the services of one modal. */
export function createShell(kit: Kit): Shell {
  const { host, modal } = kit
  const { clock } = host
  const loaded = modal.peek()
  const header = cell<TitleProps | null>(null)
  const announcement = cell('')
  const isLoading = cell(false)
  const isAgreed = cell(false)
  const isSettled = cell(false)
  const toasts = createToasts(clock)
  const alerts = createAlerts(kit)
  const backstage = cell<Backstage | null>(null)
  function clear(): void {
    isLoading.value = false
    toasts.hide()
  }
  const navigation = createNavigation(kit)
  async function loadBackstage(): Promise<Backstage> {
    // Every view but the first one may ask a wallet: what that needs comes in the same round of fetches.
    kit.session.prepare()
    const [{ createBackstage }, late] = await Promise.all([import('./backstage.js'), modal.peek()?.late?.()])
    const made = backstage.value ?? createBackstage(kit, alerts, late)
    backstage.value = made
    return made
  }
  return {
    views: createViews({ clock, loaders: loaded?.views ?? {}, Connect: loaded?.Connect, before: loadBackstage }),
    backstage,
    loadBackstage,
    navigation,
    toasts,
    alerts,
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
    isSettled,
    settle() {
      const leaving = new AbortController()
      clock.sleep(SETTLE_MS, leaving.signal).then(
        () => {
          isSettled.value = true
        },
        () => {},
      )
      return () => {
        leaving.abort()
        isSettled.value = false
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
