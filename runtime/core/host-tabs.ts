/** What the tabs of one browser, on pages of one origin, share. */
export interface Tabs {
  /** A name not used before. */
  name(): string
  /**
   * Waits until the lock is free, then holds it until the returned function is called, or the page is gone: closed or
   * crashed, the browser frees it. Rejects with the signal's reason, or where the browser denies locks.
   */
  hold(lock: string, options?: HoldOptions): Promise<() => void>
  /** Joins the channel of this name. */
  channel(name: string, onMessage: (data: unknown) => void): TabChannel
  /** Removes a global that a script left in this page. */
  forget(name: string): void
}

/** How a lock is taken. */
export interface HoldOptions {
  /** Gives up waiting. It has no say over a lock that is stolen. */
  readonly signal?: AbortSignal
  /** Takes it away from its holder. */
  readonly steal?: boolean
  /** Another tab has stolen it. */
  readonly onLost?: () => void
}

/** A message arrives at all other members, in order, and not at its sender. */
export interface TabChannel {
  /** Throws where something in it cannot be copied, such as a function. */
  post(data: unknown): void
  close(): void
}

/** The tabs as the browser has them; `undefined` where it lacks locks or channels, as on a page that is not secure. */
export function browserTabs(): Tabs | undefined {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined)
  if (!locks || typeof BroadcastChannel === 'undefined') return undefined
  return {
    name: () => crypto.randomUUID(),
    hold(lock, { signal, steal = false, onLost = () => {} } = {}) {
      return new Promise((resolve, reject) => {
        let isHeld = false
        const work = () =>
          new Promise<void>((release) => {
            isHeld = true
            resolve(() => release())
          })
        // The two cannot be had together.
        const options = steal ? { steal } : { ...(signal && { signal }) }
        locks.request(lock, options, work).catch((cause: unknown) => (isHeld ? onLost() : reject(cause)))
      })
    },
    channel(name, onMessage) {
      const channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }) => onMessage(data)
      return { post: (data) => channel.postMessage(data), close: () => channel.close() }
    },
    forget: (name) => void Reflect.deleteProperty(globalThis, name),
  }
}
