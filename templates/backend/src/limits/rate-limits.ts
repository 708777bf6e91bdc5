import type { Logger } from 'pino'
import type { Clock } from '../clock.js'
import { withDeadline } from '../http/with-deadline.js'
import type { Project } from '../projects/project.js'
import type { Counter } from './counter.js'
import type { Limit, LimitKind, Limits } from './limits.data.js'

/** Length of a window, in ms. */
export const WINDOW_MS = 60_000
/** The store may take this long, in ms. */
const STORE_MS = 1_000
/** A store that failed is left alone for this time, in ms. */
const REST_MS = 5_000
/** A failing store is logged this often at most, in ms. */
const LOG_MS = 60_000

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
        // A batch may be too dear while single requests still fit: only who has used up all is remembered.
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
export function limitOf(project: Project, kind: LimitKind, limits: Limits): Limit {
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
