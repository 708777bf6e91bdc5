import type { Host } from './host.js'

/** Whether the page is hidden because its tab is in the background. A page that does not say so is visible. */
export function isHidden(page: Host['page']): boolean {
  const { visibilityState } = Object(page.injected('document')) as { visibilityState?: unknown }
  return visibilityState === 'hidden'
}

/** Resolves once the page is seen, at once where it is; rejects with the signal's reason when that aborts first. */
export function whenSeen(page: Host['page'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    if (!isHidden(page)) return resolve()
    const stop = page.on('visibilitychange', () => {
      if (isHidden(page)) return
      leave()
      resolve()
    })
    const onAbort = () => {
      leave()
      reject(signal.reason)
    }
    const leave = () => {
      stop()
      signal.removeEventListener('abort', onAbort)
    }
    signal.addEventListener('abort', onAbort)
  })
}
