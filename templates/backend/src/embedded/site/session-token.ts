import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { rules } from '../rules.data.js'
import { randomToken } from '../secrets.js'
import type { SiteEnv } from './site-env.js'

const options = { path: '/', secure: true, httpOnly: true } as const
/** Sent below pages of the same site only. */
const sameSite = { ...options, sameSite: 'Strict' } as const
/** Sent on requests of the site's own document only, in a jar of its own for each site that embeds it. */
const crossSite = { ...options, sameSite: 'None', partitioned: true } as const
/** In seconds. */
const PROBE_S = 600
const PROBE = '__Host-cp'

/** A session's token, and how the client keeps it. */
export interface GivenToken {
  readonly token: string
  readonly isCookie: boolean
}

/** The token of a request: of its header, or of its cookie. */
export function readToken(c: Context<SiteEnv>): GivenToken | undefined {
  const [, token] = /^Session ([A-Za-z0-9_-]{43})$/.exec(c.req.header('authorization') ?? '') ?? []
  if (token !== undefined) return { token, isCookie: false }
  const cookie = getCookie(c, nameOf(c))
  return cookie === undefined ? undefined : { token: cookie, isCookie: true }
}

/** Gives the client its token: in a cookie, or for the body where the browser keeps none. */
export function giveToken(c: Context<SiteEnv>, token: string, isCookie: boolean): { readonly token?: string } {
  if (!isCookie) return { token }
  setCookie(c, nameOf(c), token, { ...optionsOf(c), maxAge: rules.sessionMs / 1_000 })
  return {}
}

/** Takes the cookie away. */
export function forgetToken(c: Context<SiteEnv>): void {
  deleteCookie(c, nameOf(c), optionsOf(c))
}

/** Whether the browser keeps cookies here: the probe came back. */
export function hasCookies(c: Context<SiteEnv>): boolean {
  return getCookie(c, PROBE) !== undefined
}

/** Sets the probe. */
export function probeCookies(c: Context<SiteEnv>): void {
  setCookie(c, PROBE, randomToken(128), { ...optionsOf(c), maxAge: PROBE_S })
}

/** Those of SECURITY 2.7, by where the page is that embeds the frame. */
function optionsOf(c: Context<SiteEnv>) {
  return c.get('isSameSite') ? sameSite : crossSite
}

/** One for each project: where the jar is shared, a login in one app must not end the one in another. */
function nameOf(c: Context<SiteEnv>): string {
  return `__Host-ck-${c.get('caller').projectId}`
}
