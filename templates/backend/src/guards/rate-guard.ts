import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Backend, Env } from '../backend.js'
import { type Clock, withDeadline } from '../clock.js'
import { readBody } from '../http/input.js'
import { Problem } from '../http/problems.js'
import type { Limit, LimitKind, Limits } from '../limits/limits.data.js'
import type { Project } from '../projects/project.js'
import { hashClient } from './client-guard.js'
import { isOpenPath } from './project-guard.js'

/** Longer batches are refused where they go; they count as much as the longest that is not. */
const LONGEST_BATCH = { rpc: 100, events: 200, api: 1 } as const

/** Length of a window, in ms. */
export const WINDOW_MS = 60_000
/** The store may take this long, in ms. */
const STORE_MS = 1_000
/** A store that failed is left alone for this time, in ms. */
const REST_MS = 5_000
/** A failing store is logged this often at most, in ms. */
const LOG_MS = 60_000
/** A window remembers this many keys; what comes after shares one count, so that memory stays bounded. */
const KEYS = 100_000

/** Letters of a body that cost as much as one request. */
const HEAVY = 64 * 1024

/** Calls without a project share one count a client. */
const nobody = {
  id: '',
  name: '',
  isEnabled: true,
  tier: '',
  origins: [],
  trustedOrigins: [],
  features: [],
  limits: [],
} as const

/** Refuses with 429 and `Retry-After` what is over the limits of the project or of the client. */
export function rateGuard(
  { settings }: Pick<Backend, 'settings'>,
  limits: RateLimits,
  onLimited: (kind: LimitKind, scope: 'project' | 'client') => void = () => {},
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const kind = kindOf(c)
    if (kind) {
      const client = hashClient(settings.secret, c.get('clientIp'))
      const cost = (kind === 'api' ? 1 : await batchLength(c, LONGEST_BATCH[kind])) + (await weight(c))
      const verdict = await limits({ kind, project: c.get('project') ?? nobody, client, cost })
      if (!verdict.isAllowed) {
        onLimited(kind, verdict.scope)
        const scope = verdict.scope === 'client' ? 'from your address' : 'of this project'
        const seconds = verdict.retryAfterS
        const headers = { 'retry-after': String(seconds) }
        throw new Problem('rate_limited', { words: { scope, seconds }, headers })
      }
    }
    await next()
  }
}

/** What a request counts as; `undefined` for what has no limit: the open paths, which need no project. */
function kindOf(c: Context<Env>): LimitKind | undefined {
  const { path, method } = c.req
  if (method === 'POST' && (path === '/v1' || path === '/v1/')) return 'rpc'
  if (path === '/e' || path === '/batch') return 'events'
  return isOpenPath(path) ? undefined : 'api'
}

/** What a long body costs beside its calls: one for every 64 KiB of it. */
async function weight(c: Context<Env>): Promise<number> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return 0
  const text = await c.req.text().catch(() => '')
  return Math.floor(text.length / HEAVY)
}

async function batchLength(c: Context<Env>, most: number): Promise<number> {
  const body = await readBody(c).catch(() => undefined)
  return Array.isArray(body) ? Math.min(Math.max(body.length, 1), most) : 1
}

/** What is counted: `cost` requests of a kind, by a client, for a project. */
export interface Use {
  readonly kind: LimitKind
  readonly project: Project
  /** Keyed hash of the client's address. */
  readonly client: string
  readonly cost: number
}

/** Whether the use is within the limits; if not, whose limit it is over, and for how many seconds. */
export type Verdict =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly scope: 'project' | 'client'; readonly retryAfterS: number }

/** Counts a use and judges it. Never rejects: where the store fails, everything is allowed. */
export type RateLimits = (use: Use) => Promise<Verdict>

/** Makes the limits of a backend over its counter. */
export function rateLimits(
  counter: Counter,
  { clock, log, limits }: { readonly clock: Clock; readonly log: Logger; readonly limits: Limits },
): RateLimits {
  let restsUntil = 0
  let loggedAt = Number.NEGATIVE_INFINITY
  // A client over its limit is refused without being counted on: it must not use up what the project's others may do.
  let over = { window: 0, clients: new Set<string>() }

  function fail(now: number, err: unknown): void {
    restsUntil = now + REST_MS
    if (now - loggedAt < LOG_MS) return
    loggedAt = now
    log.error({ err }, 'requests are not counted: the store of the limits fails')
  }

  return async ({ kind, project, client, cost }) => {
    const now = clock.now()
    if (now < restsUntil) return { isAllowed: true }
    const window = now - (now % WINDOW_MS)
    const ofProject = `${kind}:${project.id}`
    const ofClient = `${ofProject}:${client}`
    const limit = limitOf(project, kind, limits)
    const retryAfterS = Math.ceil((window + WINDOW_MS - now) / 1_000)
    if (over.window !== window) over = { window, clients: new Set() }
    if (over.clients.has(ofClient)) return { isAllowed: false, scope: 'client', retryAfterS }
    try {
      const counts = new Map([
        [ofProject, cost],
        [ofClient, cost],
      ])
      const totals = await late(counter.add(counts, window))
      if ((totals.get(ofClient) ?? 0) > limit.perIpMinute) {
        // A batch may be too dear while single requests still fit: only a client that has used up all is remembered.
        if ((totals.get(ofClient) ?? 0) - cost >= limit.perIpMinute) over.clients.add(ofClient)
        return { isAllowed: false, scope: 'client', retryAfterS }
      }
      if ((totals.get(ofProject) ?? 0) > limit.perMinute) return { isAllowed: false, scope: 'project', retryAfterS }
    } catch (err) {
      fail(now, err)
    }
    return { isAllowed: true }
  }
}

/** What a project may do: its own limit, or the default. */
function limitOf(project: Project, kind: LimitKind, limits: Limits): Limit {
  return project.limits.find((each) => each.kind === kind) ?? limits[kind]
}

function late<T>(promise: Promise<T>): Promise<T> {
  return withDeadline(STORE_MS, [], (signal) =>
    Promise.race([
      promise,
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      }),
    ]),
  )
}

/** Counts requests in windows of a minute. */
export interface Counter {
  /**
   * Adds to several counts at once and resolves to each of them after that. `window` is the start of the minute, in ms.
   * Rejects when the store does.
   */
  add(counts: ReadonlyMap<string, number>, window: number): Promise<ReadonlyMap<string, number>>
  /** Forgets the windows before this one. */
  forget(before: number): Promise<void>
}

/** Counts in this process: for a database that only this process has. */
export function memoryCounter(): Counter {
  const windows = new Map<number, Map<string, number>>()
  return {
    async add(counts, window) {
      const totals = windows.get(window) ?? new Map<string, number>()
      windows.set(window, totals)
      return new Map([...counts].map(([key, n]) => [key, count(totals, key, n)]))
    },
    async forget(before) {
      for (const window of windows.keys()) if (window < before) windows.delete(window)
    },
  }
}

function count(totals: Map<string, number>, key: string, n: number): number {
  const kept = totals.has(key) || totals.size < KEYS ? key : 'others'
  const total = (totals.get(kept) ?? 0) + n
  totals.set(kept, total)
  return total
}
