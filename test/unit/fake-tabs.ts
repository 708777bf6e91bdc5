import type { HoldOptions, Tabs } from '../../runtime/core/host-tabs.js'

/** One tab of a fake browser. */
export interface FakeTab extends Tabs {
  /** Nothing runs in it, but its locks are still its own. */
  freeze(): void
  /** It hears what it missed; with `isLockLast` that it lost a lock after all that was said meanwhile. */
  thaw(isLockLast?: boolean): void
  /** It is gone, as after a crash: nothing is said, its locks are free. */
  close(): void
  /** Globals that were removed. */
  readonly forgotten: readonly string[]
}

/** The tabs of one fake browser. */
export interface FakeTabs {
  tab(): FakeTab
  /** Says something on all channels, as any script of the origin may. */
  shout(data: unknown): void
  /** Channels that are open, and locks that are held or waited for. */
  open(): number
}

interface Holder extends Pick<HoldOptions, 'onLost'> {
  readonly owner: object
  grant(): void
}

/** Makes a browser without tabs. */
export function fakeTabs(): FakeTabs {
  const locks = new Map<string, Holder[]>()
  const channels = new Set<{ readonly name: string; readonly owner: object; hear(data: unknown): void }>()
  let names = 0

  function drop(lock: string, holder: Holder): void {
    const queue = locks.get(lock) ?? []
    const wasFirst = queue[0] === holder
    const rest = queue.filter((item) => item !== holder)
    locks.set(lock, rest)
    if (wasFirst) rest[0]?.grant()
  }

  function take(lock: string, holder: Holder, steal: boolean): void {
    const [first, ...rest] = locks.get(lock) ?? []
    if (first && !steal) return void locks.set(lock, [first, ...rest, holder])
    locks.set(lock, [holder, ...rest])
    first?.onLost?.()
    holder.grant()
  }

  function tab(): FakeTab {
    const owner = {}
    const forgotten: string[] = []
    let isFrozen = false
    let isGone = false
    let missed: { readonly work: () => void; readonly isLock: boolean }[] = []
    const run = (work: () => void, isLock = false) => {
      if (isGone) return
      if (isFrozen) missed.push({ work, isLock })
      else queueMicrotask(() => !isGone && work())
    }
    return {
      forgotten,
      name() {
        names += 1
        return `${names}`.padStart(2, '0')
      },
      hold(lock, { signal, steal = false, onLost } = {}) {
        return new Promise((resolve, reject) => {
          if (signal?.aborted && !steal) return reject(signal.reason)
          const onAbort = () => {
            drop(lock, holder)
            reject(signal?.reason)
          }
          const holder: Holder = {
            owner,
            ...(onLost && { onLost: () => run(onLost, true) }),
            grant() {
              signal?.removeEventListener('abort', onAbort)
              run(() => resolve(() => drop(lock, holder)))
            },
          }
          signal?.addEventListener('abort', onAbort, { once: true })
          take(lock, holder, steal)
        })
      },
      channel(name, onMessage) {
        const channel = { name, owner, hear: (data: unknown) => run(() => channels.has(channel) && onMessage(data)) }
        channels.add(channel)
        return {
          post(data) {
            if (isGone) return
            for (const other of channels) {
              if (other !== channel && other.name === name) other.hear(structuredClone(data))
            }
          },
          close: () => void channels.delete(channel),
        }
      },
      forget: (name) => void forgotten.push(name),
      freeze() {
        isFrozen = true
      },
      thaw(isLockLast = false) {
        isFrozen = false
        const all = missed.splice(0)
        if (isLockLast) all.sort((one, other) => Number(one.isLock) - Number(other.isLock))
        for (const { work } of all) run(work)
      },
      close() {
        isGone = true
        missed = []
        for (const channel of [...channels]) if (channel.owner === owner) channels.delete(channel)
        for (const [lock, queue] of [...locks]) {
          for (const holder of queue) if (holder.owner === owner) drop(lock, holder)
        }
      },
    }
  }

  return {
    tab,
    shout(data) {
      for (const channel of channels) channel.hear(data)
    },
    open: () => channels.size + [...locks.values()].reduce((sum, queue) => sum + queue.length, 0),
  }
}
