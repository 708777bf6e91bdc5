import type { Context, MiddlewareHandler } from 'hono'
import type { Backend, Env } from '../backend.js'
import { Problem } from '../http/problem.js'
import type { LimitKind } from '../limits/limits.data.js'
import type { RateLimits } from '../limits/rate-limits.js'
import { hashClient } from './client-ip.js'
import { isOpenPath } from './is-open-path.js'

/** Longer batches are refused where they go; they count as much as the longest that is not. */
const LONGEST_BATCH = { rpc: 100, events: 200, api: 1 } as const

/** Calls without a project share one count a client. */
const nobody = { id: '', name: '', isEnabled: true, tier: '', origins: [], features: [], limits: [] } as const

/** Refuses with 429 and `Retry-After` what is over the limits of the project or of the client. */
export function limitGuard(
  { settings }: Pick<Backend, 'settings'>,
  limits: RateLimits,
  onLimited: (kind: LimitKind, scope: 'project' | 'client') => void = () => {},
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const kind = kindOf(c)
    if (kind) {
      const client = hashClient(settings.secret, c.get('clientIp'))
      const cost = kind === 'api' ? 1 : await batchLength(c, LONGEST_BATCH[kind])
      const verdict = await limits({ kind, project: c.get('project') ?? nobody, client, cost })
      if (!verdict.isAllowed) {
        onLimited(kind, verdict.scope)
        const who = verdict.scope === 'client' ? 'from your address' : 'of this project'
        throw new Problem(429, 'rate_limited', `Too many requests ${who}. Try again in ${verdict.retryAfterS} s.`, {
          headers: { 'retry-after': String(verdict.retryAfterS) },
        })
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

async function batchLength(c: Context<Env>, most: number): Promise<number> {
  const text = await c.req.text()
  if (!text.trimStart().startsWith('[')) return 1
  const batch: unknown = JSON.parse(text)
  return Array.isArray(batch) ? Math.min(Math.max(batch.length, 1), most) : 1
}
