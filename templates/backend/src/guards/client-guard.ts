import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { Backend, Env } from '../backend.js'
import { clientIpReader } from './client-ip.js'

/** Says whose request it is: sets `clientIp`. */
export function clientGuard({ settings }: Pick<Backend, 'settings'>): MiddlewareHandler<Env> {
  const read = clientIpReader(settings.trustedProxies)
  return async (c, next) => {
    c.set('clientIp', read(socketAddress(c), c.req.header('x-forwarded-for')))
    await next()
  }
}

/** The address at the other end of the socket; this machine's where a test asks without a socket. */
function socketAddress(c: Context<Env>): string {
  const { incoming } = (c.env ?? {}) as { readonly incoming?: IncomingMessage }
  return incoming?.socket.remoteAddress ?? '127.0.0.1'
}
