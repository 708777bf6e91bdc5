import type { Eip1193Provider } from '../../contract/eip1193.js'
import { coreError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import type { Popup, PopupPage } from '../../core/host-popup.js'
import { ProviderError } from '../eip1193/own-provider.js'

/** What watching a window needs. */
export interface GuardDeps {
  readonly host: Pick<Host, 'clock' | 'page'>
  readonly popups: PopupPage
  /** The wallet's name, for errors. */
  readonly wallet: string
}

/** Milliseconds between two looks at a window that has not said anything yet. */
const LOOK_MS = 500

const nothing = () => undefined

/**
 * A provider whose requests may open a window. They fail where the browser refuses it, and where it is closed before
 * its first message: by the user (4001), or as it seems to a page served with Cross-Origin-Opener-Policy: same-origin.
 * From its first message on, the wallet's own code reports that its window has closed.
 */
export function guardPopups(provider: Eip1193Provider, deps: GuardDeps): Eip1193Provider['request'] {
  const { popups, wallet } = deps
  return async (call) => {
    const { result, popup } = popups.opening(() => provider.request(call))
    if (popup === undefined) return result
    const settled = result.then(nothing, nothing)
    // The wallet's code waits for a button of its own, under the modal. Its later answer is ignored.
    if (!popup) throw new ProviderError(-32002, coreError('wallet/popup-blocked', { wallet }))
    const over = new AbortController()
    const gone = await Promise.race([settled, lostBeforeItSpoke(popup, deps, over)])
    over.abort()
    if (gone) throw gone
    return result
  }
}

/** Gives why the window will not answer; `undefined` once it has said something, or the wait is over. */
async function lostBeforeItSpoke(
  popup: Popup,
  { host: { clock, page }, popups, wallet }: GuardDeps,
  over: AbortController,
): Promise<ProviderError | undefined> {
  const stop = page.on('message', (event) => {
    if ((event as MessageEvent).source === popup) over.abort()
  })
  try {
    while (!popup.closed) await clock.sleep(LOOK_MS, over.signal)
  } catch {
    return undefined
  } finally {
    stop()
  }
  return (await popups.openerPolicy()) === 'same-origin'
    ? new ProviderError(-32002, coreError('wallet/popup-cut-off', { wallet }))
    : new ProviderError(4001, coreError('wallet/rejected', { wallet }))
}
