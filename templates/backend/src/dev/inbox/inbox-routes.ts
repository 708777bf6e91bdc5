import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { readForm } from '../../admin/form.js'
import { type Html, page, pageHeaders } from '../../admin/layout.js'
import { isSame } from '../../admin/sessions.js'
import { style } from '../../admin/style.data.js'
import type { Backend, Env } from '../../backend.js'
import { Problem } from '../../http/problems.js'
import type { CaughtMail, MailBox } from '../../mail/mail-box.js'
import { isOwnOrigin } from '../../origins/origins.js'

/** What the inbox shows, and what opens it. */
export interface InboxOptions {
  /** Random, new at every start: printed with the link for the developer. 16 characters or more. */
  readonly token: string
  readonly box: MailBox
}

const COOKIE = 'modal-kit-inbox'

/**
 * The mails of development: a page at `/inbox` and JSON at `/inbox.json`. Other pages of the browser can't read them: the
 * host is checked, and the token is asked for, in `?token=…` once, then in a cookie; scripts send it as
 * `Authorization: Bearer …`. Never mount it in production.
 */
export function inboxRoutes({ settings }: Pick<Backend, 'settings'>, { token, box }: InboxOptions): Hono<Env> {
  if (token.length < 16) throw new RangeError('The token of the inbox needs 16 characters or more')
  const routes = new Hono<Env>()
  for (const path of ['/inbox', '/inbox/*', '/inbox.json']) {
    routes.use(path, pageHeaders()).use(path, async (c, next) => {
      const host = c.req.header('host') ?? new URL(c.req.url).host
      const origin = c.req.header('origin')
      const isForm = c.req.method === 'POST'
      if (!settings.hosts.includes(host.toLowerCase())) throw locked()
      if ((isForm || origin !== undefined) && !isOwnOrigin(settings, origin)) throw locked()
      await next()
    })
  }
  return routes
    .get('/inbox/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/inbox', async (c) => {
      const shown = c.req.query('token')
      if (shown !== undefined && isSame(shown, token)) {
        // The address of the page no longer has the token then: it does not stay in a history or a screenshot.
        setCookie(c, COOKIE, token, { path: '/inbox', httpOnly: true, sameSite: 'Strict' })
        return c.redirect('/inbox', 303)
      }
      needCookie(c)
      return c.html(inboxPage(await box.list()))
    })
    .get('/inbox.json', async (c) => {
      const [, bearer = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
      if (!isSame(bearer, token) && !isSame(c.req.query('token') ?? '', token)) throw locked()
      return c.json({ mails: await box.list() })
    })
    .post('/inbox/delete', async (c) => {
      needCookie(c)
      const id = (await readForm(c)).get('id') ?? ''
      if (id === 'all' || /^[0-9a-f-]{36}$/.test(id)) await box.remove(id)
      return c.redirect('/inbox', 303)
    })

  function needCookie(c: Context<Env>): void {
    if (!isSame(getCookie(c, COOKIE) ?? '', token)) throw locked()
  }
}

function locked(): Problem {
  return new Problem('inbox_locked')
}

/** The mails, the newest first, as text: what a mail has as HTML is shown as its source. */
function inboxPage(mails: readonly CaughtMail[]): Html {
  return page({
    title: 'Inbox',
    style: '/inbox/style.css',
    header: html`<span class="soft">development inbox</span>`,
    body: html`<h1>Inbox</h1>
      ${
        mails.length === 0
          ? html`<section><p class="soft">No mail came yet. Load the page again after one was sent.</p></section>`
          : html`${mails.map(mailCard)} ${remove('all', 'Delete all mails')}`
      }`,
  })
}

function mailCard({ id, to, from, subject, text, html: source, receivedAt }: CaughtMail): Html {
  return html`<article class="card">
    <h2>${subject}</h2>
    <p class="soft">To ${to} · from ${from} · <time>${timeOf(receivedAt)}</time></p>
    <pre>${text}</pre>
    ${
      source === undefined
        ? ''
        : html`<details>
            <summary>HTML source</summary>
            <pre>${source}</pre>
          </details>`
    }
    ${remove(id, 'Delete')}
  </article>`
}

/** `2026-01-31 12:00:00 UTC` */
function timeOf(ms: number): string {
  return new Date(ms)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC')
}

function remove(id: string, words: string): Html {
  return html`<form method="post" action="/inbox/delete">
    <input type="hidden" name="id" value="${id}" /><button>${words}</button>
  </form>`
}
