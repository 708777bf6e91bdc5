import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Backend, Env } from '../backend.js'

/** A longer header is not read further back than this many addresses. */
const HOPS = 20

/** Finds the client of a request: sets `clientIp`. */
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

type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Reads a proxy's address or CIDR range. Throws for what is neither. */
export function readRange(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/**
 * Makes a reader of the client's address: the socket's, or, where that is a trusted proxy's, the last one of
 * `X-Forwarded-For` that no trusted proxy has. What clients write before that is never believed.
 */
export function clientIpReader(trustedProxies: readonly string[]): (socket: string, forwarded?: string) => string {
  const ranges = trustedProxies.map(readRange)
  const isTrusted = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
    ranges.some(([range, bits]) => address.kind() === range.kind() && address.match(range, bits))
  return (socket, forwarded = '') => {
    const hops = forwarded.split(',').slice(-HOPS).reverse()
    let last = socket
    for (const hop of [socket, ...hops]) {
      const text = hop.trim()
      if (!ipaddr.isValid(text)) return last
      const address = ipaddr.process(text)
      last = address.toString()
      if (!isTrusted(address)) return last
    }
    return last
  }
}

/** Whether the address is this machine's own. */
export function isLoopback(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'
}

/**
 * Names a client without telling its address: a keyed hash. Addresses of IPv6 count by their /64, which one household
 * has to itself.
 */
export function hashClient(secret: string, ip: string): string {
  return createHmac('sha256', secret)
    .update(`client ${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22)
}

function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString()
}
