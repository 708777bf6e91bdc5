import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Context, MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Backend, Env } from '../backend.js'
import { Problem } from '../http/problems.js'
import { defaultOrigins } from '../origins/default-origins.data.js'
import { matchOrigins, type OriginMatcher } from '../origins/origins.js'

/** A browser may remember a preflight for this time, in seconds. */
const PREFLIGHT_S = 600
/** A new row counts after this time, in ms. */
const FRESH_MS = 5_000

/** Probes of a load balancer name the machine by its address; a page that was rebound never can. */
const probes: readonly string[] = ['/health', '/metrics']

/**
 * Answers only under the names of the settings. A page elsewhere that points its own name at this machine (DNS
 * rebinding) sends that name.
 */
export function hostGuard({ settings }: Pick<Backend, 'settings'>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host
    if (!isKnownHost(settings.hosts, host) && !(probes.includes(c.req.path) && isAddress(host))) {
      throw new Problem('wrong_host')
    }
    await next()
  }
}

/** Whether a `Host` header is one of the settings' hosts, in any case. */
function isKnownHost(hosts: readonly string[], host: string): boolean {
  return hosts.includes(host.toLowerCase())
}

function isAddress(host: string): boolean {
  return ipaddr.isValid(host.replace(/:[0-9]{1,5}$/, '').replace(/^\[(.*)\]$/, '$1'))
}

/** Lets the page of this origin read the answer. Without credentials: nothing here depends on a cookie. */
export function allowOrigin(c: Context<Env>, origin: string): void {
  c.header('access-control-allow-origin', origin)
  c.header('access-control-expose-headers', 'retry-after, x-request-id')
}

/** Tells caches that the answer depends on the origin. */
export function varyByOrigin(c: Context<Env>): void {
  const vary = c.finalized ? (c.res.headers.get('vary') ?? '') : ''
  if (!/\borigin\b/i.test(vary)) c.header('vary', vary ? `${vary}, Origin` : 'Origin')
}

/** Answers a preflight of an allowed origin. */
export function answerPreflight(c: Context<Env>, origin: string): Response {
  allowOrigin(c, origin)
  c.header('access-control-allow-methods', 'GET, POST')
  c.header('access-control-allow-headers', 'content-type, x-request-id')
  c.header('access-control-max-age', String(PREFLIGHT_S))
  return c.body(null, 204)
}

/**
 * Matches an origin that any project allows: for what comes before the project is known, such as the preflight of a
 * call that names it in its body.
 */
export function knownOrigins({
  db,
  clock,
  settings,
}: Pick<Backend, 'db' | 'clock' | 'settings'>): (origin: string) => Promise<boolean> {
  let read: { readonly at: number; readonly matcher: Promise<OriginMatcher> } | undefined
  const defaults = settings.defaultOrigins === false ? [] : defaultOrigins

  async function readMatcher(): Promise<OriginMatcher> {
    const rows = await db
      .selectFrom('project_origins')
      .innerJoin('projects', 'projects.id', 'project_origins.project_id')
      .where('projects.enabled', '=', true)
      .select('pattern')
      .distinct()
      .execute()
    return matchOrigins(
      rows.map(({ pattern }) => pattern),
      defaults,
    )
  }

  return async (origin) => {
    const now = clock.now()
    if (!read || now - read.at >= FRESH_MS) {
      const fresh = { at: now, matcher: readMatcher() }
      read = fresh
      fresh.matcher.catch(() => {
        if (read === fresh) read = undefined
      })
    }
    return (await read.matcher)(origin)
  }
}

/** Takes the upgrade of a connection, as `server.on('upgrade')` gives it. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * WebSockets do not pass the guards of requests, and browsers open them to anywhere: the same checks of `Host` and
 * `Origin` stand before them. 403 for a name that is not served, or a page that no project allows.
 */
export function upgradeGuard(
  backend: Pick<Backend, 'db' | 'clock' | 'settings' | 'log'>,
  take: UpgradeHandler,
): UpgradeHandler {
  const isKnown = knownOrigins(backend)

  async function isAllowed({ headers: { host = '', origin } }: IncomingMessage): Promise<boolean> {
    if (!isKnownHost(backend.settings.hosts, host)) return false
    return origin === undefined || (await isKnown(origin))
  }

  return (request, socket, head) => {
    // The socket has no owner while the check runs.
    const drop = () => socket.destroy()
    socket.on('error', drop)
    isAllowed(request).then(
      (allowed) => {
        socket.off('error', drop)
        if (allowed) take(request, socket, head)
        else refuseUpgrade(socket, '403 Forbidden')
      },
      (err) => {
        backend.log.error({ err }, 'a WebSocket could not be checked')
        refuseUpgrade(socket, '503 Service Unavailable')
      },
    )
  }
}

/** Answers a request for a WebSocket with a status, `403 Forbidden`, and closes. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  // The client may have closed the connection already.
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
