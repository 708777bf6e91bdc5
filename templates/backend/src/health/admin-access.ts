import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { ALL_TRIES, TRIES, TRIES_MS, tooMany } from '../admin/sessions.js'
import type { Backend, Env } from '../backend.js'
import type { Clock } from '../clock.js'
import { isLoopback } from '../guards/client-guard.js'
import { memoryCounter } from '../guards/rate-guard.js'

/** Whether the request bears the admin token: `authorization: Bearer …`. Compared in constant time. */
export function hasAdminToken(c: Context<Env>, { adminToken }: Backend['settings']): boolean {
  const [, token] = /^Bearer (.{1,500})$/.exec(c.req.header('authorization') ?? '') ?? []
  if (!adminToken || !token) return false
  return timingSafeEqual(digest(adminToken), digest(token))
}

/** Whether the request comes from this machine itself, not through a proxy on it. */
export function isLocal(c: Context<Env>): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => c.req.header(name) !== undefined)
  return isLoopback(c.get('clientIp')) && !isForwarded
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Limits attempts at tokens where no form does: wrong ones are counted in this process. */
export interface TokenTries {
  /** Throws a `Problem` 429 for a client that was wrong too often. */
  check(client: string): Promise<void>
  /** Counts a wrong token. */
  add(client: string): Promise<void>
}

/** Counts the wrong tokens of all clients; no client's hash is this. */
const all = 'all'

/** Makes a count of wrong tokens, by client and of all, with the limits of the sign-in page. */
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
      if ((await count(client, 0)) >= TRIES || (await count(all, 0)) >= ALL_TRIES) throw tooMany()
    },
    async add(client) {
      await count(client, 1)
      await count(all, 1)
    },
  }
}
