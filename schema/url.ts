import { z } from 'zod'

/** An address of a page or a service: `https:`, or `http:` on this machine. */
export const webUrl = address('https', 'http')

/** An address of a service that keeps a socket open: `wss:`, or `ws:` on this machine. */
export const socketUrl = address('wss', 'ws')

const loopback = /^(localhost|[\w-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/i

/** Whether a URL points at the machine it is used on. Such addresses never go to production. */
export function isLoopback(url: string): boolean {
  return loopback.test(hostOf(url))
}

/** Scheme, host and port of a URL, as CSP and the ledger write them. */
export function originOf(url: string): string {
  const origin = /^[a-z]+:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase() ?? url
  return origin.replace(/^((?:http|ws):\/\/.+):80$/, '$1').replace(/^((?:https|wss):\/\/.+):443$/, '$1')
}

function hostOf(url: string): string {
  return /^[a-z]+:\/\/(\[[^\]]*\]|[^/:?#]*)/i.exec(url)?.[1] ?? ''
}

function address(safe: string, plain: string) {
  return z.string().superRefine((value, context) => {
    const message = problemOf(value, safe, plain)
    if (message) context.addIssue({ code: 'custom', message, params: { fix: `Write the whole address, ${safe}://…` } })
  })
}

function problemOf(value: string, safe: string, plain: string): string | undefined {
  const scheme = /^([a-z]+):\/\//i.exec(value)?.[1]?.toLowerCase()
  if (value.length > 2048) return 'must not be longer than 2048 characters'
  if (scheme !== safe && scheme !== plain) return `must be a ${safe}:// address`
  if (!z.url().safeParse(value).success || /[\s\\<>"'`]/.test(value)) return `must be a well-formed ${safe}:// address`
  if (/^[a-z]+:\/\/[^/?#]*@/i.test(value)) return 'must not hold a user name or password'
  if (scheme === plain && !isLoopback(value)) return `must be ${safe}:// (${plain}:// is for this machine only)`
  return undefined
}
