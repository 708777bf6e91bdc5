import { type Cell, cell } from '../core/cell.js'
import type { Locale } from '../core/locale.js'
import type { Kit } from '../kit.js'
import { type Alerts, createAlerts } from './alerts.js'
import type { Backstage } from './backstage.js'
import { createMoment } from './moment.js'
import { createNavigation, type Navigation } from './navigation.js'
import type { TitleProps } from './title.js'
import { createToasts, type Toasts } from './toasts.js'
import { createViews, type Views } from './views.js'

/** The services of one modal. */
export interface Shell {
  readonly views: Views
  /** What comes after the first view; `null` while it is not fetched. */
  readonly backstage: Cell<Backstage | null>
  /** Fetches it once. Throws `flow/timeout`, or what the browser says. */
  loadBackstage(): Promise<void>
  readonly navigation: Navigation
  readonly toasts: Toasts
  readonly alerts: Alerts
  /** The words in the language of the modal; `null` for English. */
  readonly locale: Cell<Locale | null>
  /** What the view put into the header. */
  readonly header: Cell<TitleProps | null>
  setHeader(content: TitleProps | null): void
  /** Whether a view says that it is working. Cleared when the modal closes (SPEC §2). */
  readonly isLoading: Cell<boolean>
  setLoading(isLoading: boolean): void
  /** Whether people have agreed to what they must agree to before anything connects; remembered as long as the modal. */
  readonly isAgreed: Cell<boolean>
  setAgreed(isAgreed: boolean): void
  /** Whether the modal shakes, which it does for 500 ms (SPEC §2). */
  readonly isShaking: Cell<boolean>
  /** Whether the dialog is open and has been painted: what is not needed for that waits for it. */
  readonly isSettled: Cell<boolean>
  /** Call it when the modal opens; the returned function when it closes. */
  settle(): () => void
  /** What closing ends besides: the working, the shaking and the toast (SPEC §2). */
  clear(): void
  /** The sentence screen readers hear next. */
  readonly announcement: Cell<string>
  /** Tells screen readers what changed, politely. */
  announce(sentence: string): void
}

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
  const [settling, shaking] = [createMoment(clock), createMoment(clock)]
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
