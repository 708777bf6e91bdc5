import type { MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Backend, Env } from '../backend.js'
import { Problem } from '../http/problem.js'

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
      throw new Problem(403, 'wrong_host', 'This name is not served here. Add it to ALLOWED_HOSTS if it should be.')
    }
    await next()
  }
}

/** Whether a `Host` header is one of the settings' hosts, in any case. */
export function isKnownHost(hosts: readonly string[], host: string): boolean {
  return hosts.includes(host.toLowerCase())
}

function isAddress(host: string): boolean {
  return ipaddr.isValid(host.replace(/:[0-9]{1,5}$/, '').replace(/^\[(.*)\]$/, '$1'))
}
