import { isFresh } from '../core/fresh.js'
import type { Host } from '../core/host.js'
import { isHidden } from '../core/visible.js'
import { rpcRules } from './rules.data.js'

/** Runs while something is being read. */
export interface Ranking {
  /** Something is read until `signal` aborts, and for 20 s at most unless it is read again. */
  follow(signal: AbortSignal): void
}

/**
 * Makes the clock of a ranking: `sample` every four seconds (SPEC §9) while something is being read and the tab is seen.
 * viem's own ranking has no end. `sample` never rejects.
 */
export function createRanking(
  { clock, page }: Pick<Host, 'clock' | 'page'>,
  sample: (signal: AbortSignal) => Promise<void>,
): Ranking {
  const { intervalMs } = rpcRules.ranking
  const readers = new Map<AbortSignal, () => void>()
  let stopping: AbortController | undefined
  let readAt: number | undefined
  let nextAt = 0
  const isRead = () => isFresh(readAt, clock.now(), rpcRules.readingMs)

  async function run(signal: AbortSignal): Promise<void> {
    // A short read asks the best node alone.
    if (nextAt <= clock.now()) nextAt = clock.now() + intervalMs
    while (isRead()) {
      // A clock that was set back makes no wait longer.
      await clock.sleep(Math.min(nextAt - clock.now(), intervalMs), signal)
      nextAt = clock.now() + intervalMs
      if (isRead() && !isHidden(page)) await sample(signal)
    }
  }

  function leave(reader: AbortSignal): void {
    reader.removeEventListener('abort', readers.get(reader) ?? (() => {}))
    readers.delete(reader)
    if (readers.size === 0) {
      stopping?.abort()
      stopping = undefined
    }
  }

  function follow(reader: AbortSignal): void {
    if (reader.aborted) return
    readAt = clock.now()
    if (!readers.has(reader)) {
      const onAbort = () => leave(reader)
      readers.set(reader, onAbort)
      reader.addEventListener('abort', onAbort)
    }
    if (stopping) return
    const mine = new AbortController()
    stopping = mine
    const end = () => {
      if (stopping === mine) for (const each of [...readers.keys()]) leave(each)
    }
    // It ends by itself, or because the last reader has left.
    void run(mine.signal).then(end, end)
  }

  return { follow }
}
