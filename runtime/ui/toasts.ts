import type { Toast, Toasts } from '../contract/view.js'
import { cell } from '../core/cell.js'
import type { Clock } from '../core/host.js'

/** SPEC §9. */
const SWAP_MS = 150
const VISIBLE_MS = 2_500

/** Makes the toasts of one modal. They close by themselves unless told otherwise. */
export function createToasts(clock: Clock): Toasts {
  const state = cell<Toast | null>(null)
  /** There while a message is, and while one waits for its turn. */
  let running: AbortController | undefined
  let count = 0

  function hide(): void {
    running?.abort()
    running = undefined
    state.value = null
  }

  async function play(toast: Toast, autoClose: boolean, waitMs: number, signal: AbortSignal): Promise<void> {
    if (waitMs > 0) await clock.sleep(waitMs, signal)
    state.value = toast
    if (!autoClose) return
    await clock.sleep(VISIBLE_MS, signal)
    hide()
  }

  return {
    state,
    hide,
    show(variant, message, { autoClose = true } = {}) {
      const waitMs = running ? SWAP_MS : 0
      hide()
      running = new AbortController()
      count += 1
      play({ id: count, variant, message }, autoClose, waitMs, running.signal).catch(() => {
        // Superseded or hidden: the screen is cleared already.
      })
    },
  }
}
