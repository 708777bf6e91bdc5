import type { Kit } from '../../contract/kit.js'
import type { Navigation } from '../../contract/view.js'
import { browserWindows } from '../../core/host-windows.js'
import { type SocialName, socialsToken } from './contract.js'

/** Leads to the login with a provider. Call it in the click. */
export function openLogin(kit: Kit, { push }: Navigation, provider: SocialName): void {
  if (provider === 'farcaster') push('ConnectingFarcaster')
  else {
    push('ConnectingSocial', { provider })
    openWindow(kit)
  }
}

/**
 * Opens the window of the login that is shown: a browser lets one open in a click alone. It is empty until the wallet, which
 * finds it by its name, leads it on, and lives no longer than the view.
 */
export function openWindow(kit: Kit): void {
  const { host, router } = kit
  const isShown = () => {
    const { isOpen, stack } = router.state.peek()
    return isOpen && stack.at(-1)?.view === 'ConnectingSocial'
  }
  // A guard may have led elsewhere.
  const opened = isShown() ? (host.windows ?? browserWindows()).open() : null
  if (!opened) return
  const stop = router.state.subscribe(() => {
    if (isShown()) return
    stop()
    opened.close()
  })
  // Nothing would ever lead it on.
  kit
    .use(socialsToken)
    .then((api) => api.ready())
    .catch(() => opened.close())
}
