import type { Clock } from '../../core/host.js'

/** Looks after the leader while something is waited for. */
export interface LeaderHeartbeat {
  /** Begins, where it has not. */
  start(): void
  stop(): void
  /** The leader was heard. */
  heard(): void
}

/** What it is made of. */
export interface TabLookDeps {
  readonly clock: Pick<Clock, 'sleep'>
  /** The name of this tab. */
  readonly me: string
  ping(): void
  /** No tab answers. Never rejects. */
  onSilence(): Promise<void>
}

/** Milliseconds a leader has to say that it is there: a page in the background may be frozen, and keeps its lock. */
const PING_MS = 1_000
/** So often in a row it may miss that. */
const MISSES = 2

/** Makes it. Nothing runs before `start` and after `stop`. */
export function createLeaderHeartbeat({ clock, me, ping, onSilence }: TabLookDeps): LeaderHeartbeat {
  let looking = new AbortController()
  looking.abort()
  let isHeard = false
  // Not all tabs at once: the others receive the message of the first one.
  const patience = 2 * (Number.parseInt(me.slice(0, 2), 16) || 0)

  async function look(signal: AbortSignal): Promise<void> {
    let misses = 0
    while (!signal.aborted) {
      isHeard = false
      ping()
      await clock.sleep(PING_MS, signal)
      misses = isHeard ? 0 : misses + 1
      if (misses < MISSES) continue
      await clock.sleep(patience, signal)
      if (!isHeard) await onSilence()
      misses = 0
    }
  }

  return {
    start() {
      if (!looking.signal.aborted) return
      looking = new AbortController()
      // It ends with the signal's reason.
      look(looking.signal).catch(() => {})
    },
    stop: () => looking.abort(),
    heard() {
      isHeard = true
    },
  }
}
