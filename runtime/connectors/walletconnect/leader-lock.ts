import type { Tabs } from '../../core/host-tabs.js'

/** A tab's turn to lead: the one that holds the lock does. */
export interface LeaderLock {
  /** Queues for the lock: the browser frees it when the tab that leads is closed, or crashes. */
  wait(): void
  /** Takes it from a tab that does not answer. Never rejects. */
  steal(): Promise<void>
  /** Frees it, and waits no more. */
  end(): void
}

/** What it is made of. */
export interface TabTurnDeps {
  readonly tabs: Pick<Tabs, 'hold'>
  readonly lock: string
  /** The lock is held. A browser that denies locks has no other tab to share with, which is the same. */
  onLead(): void
  /** Another tab has stolen it. */
  onLost(): void
}

/** Makes it. */
export function createLeaderLock({ tabs, lock, onLead, onLost }: TabTurnDeps): LeaderLock {
  let attempt = new AbortController()
  let unlock: (() => void) | undefined

  async function take(steal: boolean): Promise<void> {
    if (unlock) return
    attempt.abort()
    const mine = new AbortController()
    attempt = mine
    let isMine = false
    const onLoss = () => {
      if (!isMine) return
      unlock = undefined
      onLost()
    }
    const release = await tabs.hold(lock, { signal: mine.signal, steal, onLost: onLoss }).catch(() => () => {})
    if (mine.signal.aborted) return release()
    isMine = true
    unlock = release
    onLead()
  }

  return {
    wait: () => void take(false),
    steal: () => take(true),
    end() {
      attempt.abort()
      unlock?.()
    },
  }
}
