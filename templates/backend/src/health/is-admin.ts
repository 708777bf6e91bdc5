import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Backend, Env } from '../backend.js'
import { isLoopback } from '../guards/client-guard.js'

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
