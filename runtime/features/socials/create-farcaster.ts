import { cell } from '../../core/cell.js'
import { toModalError } from '../../core/errors.js'
import type { Clock } from '../../core/host.js'
import type { FarcasterLogin, FarcasterState } from './contract.js'

/** How long an address is good for (SECURITY 2.11), and a login that was left waits to be joined again (SPEC §2), in ms. */
const LIFE_MS = 5 * 60_000
const LEFT_MS = 100

/** What a login with Farcaster needs. */
export interface FarcasterDeps {
  readonly clock: Clock
  /** The address that the user's app opens, or scans. */
  uri(signal: AbortSignal): Promise<string>
  /** Resolves once the user has approved the login in the app. */
  approved(signal: AbortSignal): Promise<void>
  /** Ends the login at the wallet's site. */
  reset(): Promise<void>
  /** Whether the wallet is connected: what signed it in is not to be ended then. */
  isConnected(): boolean
}

/** Makes the login with Farcaster. Nothing is asked before a view joins it. */
export function createFarcaster({ clock, uri, approved, reset, isConnected }: FarcasterDeps): FarcasterLogin {
  const state = cell<FarcasterState>({ step: 'making' })
  let under: AbortController | undefined
  let left: AbortController | undefined
  let joined = 0

  async function run(signal: AbortSignal): Promise<void> {
    try {
      const made = await uri(signal)
      signal.throwIfAborted()
      state.value = { step: 'ready', uri: made }
      clock.sleep(LIFE_MS, signal).then(
        () => {
          if (state.peek().step === 'ready') state.value = { step: 'expired', uri: made }
        },
        () => {},
      )
      // An app that was opened in time may answer a moment later: that counts.
      await approved(signal)
      if (!signal.aborted) state.value = { step: 'approved' }
    } catch (cause) {
      if (!signal.aborted) state.value = { step: 'failed', error: toModalError(cause) }
    }
  }

  function begin(): void {
    under?.abort()
    under = new AbortController()
    state.value = { step: 'making' }
    run(under.signal)
  }

  function end(): void {
    under?.abort()
    under = undefined
    state.value = { step: 'making' }
    // What cannot be reached has no login to end.
    if (!isConnected()) reset().catch(() => {})
  }

  return {
    state,
    join() {
      joined += 1
      left?.abort()
      // A person who comes back to one that has failed, however soon, has chosen it again.
      if (!under || (joined === 1 && state.peek().step === 'failed')) begin()
      let isHere = true
      return () => {
        if (!isHere) return
        isHere = false
        joined -= 1
        if (joined > 0) return
        left = new AbortController()
        clock.sleep(LEFT_MS, left.signal).then(end, () => {})
      }
    },
    renew: begin,
  }
}
