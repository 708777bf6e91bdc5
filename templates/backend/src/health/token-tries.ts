import { TRIES, TRIES_MS, tooMany } from '../admin/sessions.js'
import type { Clock } from '../clock.js'
import { memoryCounter } from '../guards/rate-guard.js'

/** Keeps strangers from trying tokens where no form does: wrong ones are counted in this process. */
export interface TokenTries {
  /** Throws a `Problem` 429 for a client that was wrong too often. */
  check(client: string): Promise<void>
  /** Counts a wrong token. */
  add(client: string): Promise<void>
}

/** Makes a count of wrong tokens by client, with the limit of the sign-in page. */
export function tokenTries(clock: Clock): TokenTries {
  const counter = memoryCounter()
  const count = async (client: string, tries: number): Promise<number> => {
    const now = clock.now()
    const window = now - (now % TRIES_MS)
    await counter.forget(window)
    return (await counter.add(new Map([[client, tries]]), window)).get(client) ?? 0
  }
  return {
    async check(client) {
      if ((await count(client, 0)) >= TRIES) throw tooMany()
    },
    async add(client) {
      await count(client, 1)
    },
  }
}
