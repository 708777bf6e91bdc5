import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { readForm } from '../../admin/form.js'
import type { Env } from '../../backend.js'
import { Problem } from '../../http/problems.js'
import { answerLink, findLinked } from '../login/device-link.js'
import { readLanguage } from '../mails/read-language.js'
import type { EmbeddedBackend } from '../part.js'
import { isOwnOrigin } from './api-guards.js'
import { answeredPage, askingPage, DEVICE_STYLE } from './device-page.js'
import { siteStyle } from './site-style.data.js'

/** 128 bits in base64url: the token of a link. */
export const linkToken = /^[A-Za-z0-9_-]{22}$/

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Headers of the pages for people: no script, no frame, nothing kept. */
export const formHeaders: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  putFormHeaders(c)
}

/** The same headers, for an answer that no route gives. */
export function putFormHeaders(c: Context<Env>): void {
  c.header('content-security-policy', policy)
  c.header('cache-control', 'no-store')
  // Without it browsers send the form as `Origin: null`; no other site learns the address, which has the token.
  c.header('referrer-policy', 'same-origin')
  c.header('x-frame-options', 'DENY')
  c.header('cross-origin-resource-policy', 'same-origin')
}

/** Lets only forms of the site's own pages through. Throws the problem `foreign_request`. */
export function ownFormGuard(backend: Pick<EmbeddedBackend, 'walletOrigin'>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    if (!isOwnOrigin(c, backend) || (site !== undefined && site !== 'same-origin')) throw new Problem('foreign_request')
    await next()
  }
}

/**
 * The page of the link that a new device needs. It is a page for people, no API: reading it changes nothing, however often
 * mail scanners do, and its form counts once, from this page only.
 */
export function deviceRoutes(backend: EmbeddedBackend): Hono<Env> {
  return new Hono<Env>()
    .use(formHeaders)
    .get(DEVICE_STYLE, (c) => c.body(siteStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/device', async (c) => {
      const token = c.req.query('token') ?? ''
      const login = linkToken.test(token) ? await findLinked(backend, token) : undefined
      if (!login) return answerOver(c)
      return c.html(askingPage(login, token))
    })
    .post('/device', ownFormGuard(backend), async (c) => {
      const form = await readForm(c)
      const [token, number] = [form.get('token') ?? '', form.get('number') ?? '']
      if (!linkToken.test(token) || !/^[0-9]{2}$/.test(number)) return answerOver(c)
      const answer = await answerLink(backend, token, number)
      c.set('outcome', answer.outcome)
      if (answer.outcome === 'over') return answerOver(c)
      return c.html(answeredPage(answer.outcome, answer.language))
    })
}

/** What the link was of is not known: the language is that of the browser. */
function answerOver(c: Context<Env>): Response | Promise<Response> {
  return c.html(answeredPage('over', readLanguage(c.req.header('accept-language'))), 404)
}
