import { type Kysely, sql } from 'kysely'
import type { Backend, Worker } from '../backend.js'
import type { Database } from '../db/tables.js'
import { type Counter, WINDOW_MS } from '../guards/rate-guard.js'

interface Waiter {
  readonly counts: ReadonlyMap<string, number>
  readonly window: number
  resolve(totals: ReadonlyMap<string, number>): void
  reject(cause: unknown): void
}

/**
 * Counts in the database, for every process that shares it. Requests that come while one statement runs share the next
 * one: a busy project's row is written once per round trip and not once per request, and each request still learns its
 * own place in the count.
 */
export function databaseCounter(db: Kysely<Database>): Counter {
  let waiting: Waiter[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await addBatch(db, batch)
    }
    isRunning = false
  }

  return {
    add: (counts, window) =>
      new Promise((resolve, reject) => {
        waiting.push({ counts, window, resolve, reject })
        if (!isRunning) void run()
      }),
    async forget(before) {
      await db.deleteFrom('request_counts').where('window_start', '<', before).execute()
    },
  }
}

/** Settles every waiter; never rejects. */
async function addBatch(db: Kysely<Database>, batch: readonly Waiter[]): Promise<void> {
  try {
    const sums = new Map<string, { key: string; window_start: number; count: number }>()
    for (const { counts, window } of batch) {
      for (const [key, n] of counts) {
        const name = nameOf(window, key)
        sums.set(name, { key, window_start: window, count: (sums.get(name)?.count ?? 0) + n })
      }
    }
    // In one order everywhere: two processes that lock the same rows must not wait for each other.
    const values = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
    const rows = await db
      .insertInto('request_counts')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['window_start', 'key']).doUpdateSet({
          count: sql<number>`request_counts.count + excluded.count`,
        }),
      )
      .returning(['key', 'window_start', 'count'])
      .execute()
    const before = new Map(
      rows.map(({ key, window_start, count }) => {
        const name = nameOf(window_start, key)
        return [name, count - (sums.get(name)?.count ?? 0)]
      }),
    )
    for (const { counts, window, resolve } of batch) {
      resolve(new Map([...counts].map(([key, n]) => [key, advance(before, nameOf(window, key), n)])))
    }
  } catch (cause) {
    for (const { reject } of batch) reject(cause)
  }
}

function advance(totals: Map<string, number>, name: string, n: number): number {
  const total = (totals.get(name) ?? 0) + n
  totals.set(name, total)
  return total
}

function nameOf(window: number, key: string): string {
  return `${window} ${key}`
}

/** Takes away the counts of past minutes, once a minute. */
export function forgetCounts({ clock, signal, log }: Backend, counter: Counter): Worker {
  return {
    name: 'limits',
    async run() {
      while (!signal.aborted) {
        await clock.sleep(WINDOW_MS, signal).catch(() => {})
        if (signal.aborted) return
        await counter.forget(clock.now() - 2 * WINDOW_MS).catch((err) => {
          if (!signal.aborted) log.warn({ err }, 'the counts of past minutes could not be taken away')
        })
      }
    },
  }
}
