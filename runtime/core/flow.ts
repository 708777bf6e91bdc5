import type { ModalError } from '../../schema/error.js'
import { type Cell, cell } from './cell.js'
import { deadline } from './deadline.js'
import { coreError, toModalError } from './errors.js'
import type { Clock } from './host.js'

/** What a view switches on. Every step is a plain object with a tag. */
export interface Step {
  readonly step: string
}

/** The two steps every flow has: not started, and stopped by an error. */
export type Resting = { readonly step: 'idle' } | { readonly step: 'failed'; readonly error: ModalError; retry(): void }

/** A script that is shown step by step: connect, switch. */
export interface Flow<Input, S extends Step> {
  readonly state: Cell<S | Resting>
  /** Starts a run; an earlier run is cancelled first. Never rejects. */
  start(input: Input): Promise<void>
  /** Aborts the work and returns to `idle` in the same tick. */
  cancel(): void
}

/** What a run is given to tell its story with. */
export interface Run<S extends Step> {
  /** Shows a step. A run that was cancelled can no longer show anything. */
  go(step: S): void
  /** Awaits `work` until `ms` have passed (`flow/timeout`) or the flow is cancelled (`flow/cancelled`). */
  within<T>(ms: number, name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>
}

/** Makes a flow of `run`. Any throw becomes `{ step: 'failed', error, retry }`; nothing rejects unhandled. */
export function createFlow<Input, S extends Step>(
  clock: Clock,
  run: (input: Input, flow: Run<S>) => Promise<void>,
): Flow<Input, S> {
  const state = cell<S | Resting>({ step: 'idle' })
  let active: AbortController | undefined

  async function start(input: Input): Promise<void> {
    cancel()
    const mine = new AbortController()
    active = mine
    const { signal } = mine
    const go = (step: S | Resting): void => {
      if (active === mine) state.value = step
    }
    // StrictMode mounts, unmounts and mounts in one task: the first run must not have asked a wallet by then.
    await Promise.resolve()
    if (active !== mine) return
    try {
      await run(input, {
        go,
        within: (ms, name, work) =>
          deadline({ clock, ms, name, signal }, work).catch((cause: unknown) => {
            throw signal.aborted ? coreError('flow/cancelled', {}, cause) : cause
          }),
      })
    } catch (cause) {
      go({ step: 'failed', error: toModalError(cause), retry: () => void start(input) })
    }
  }

  function cancel(): void {
    const stopped = active
    if (!stopped) return
    active = undefined
    stopped.abort()
    state.value = { step: 'idle' }
  }

  return { state, start, cancel }
}
