import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Env } from '../backend.js'

/** A piece of a page. Everything that is put into it by `html` was escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** What every page has around it. */
export interface PageFrame {
  readonly title: string
  /** Where the style sheet is. */
  readonly style: string
  /** Beside the name of the product: links, a button. */
  readonly header?: Html
  /** What went wrong with the form that was sent. */
  readonly fault?: string
  readonly body: Html
}

/** A whole page, without script. */
export function page({ title, style, header, fault, body }: PageFrame): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · modal-kit</title>
        <link rel="stylesheet" href="${style}" />
      </head>
      <body>
        <header><span class="mark" aria-hidden="true"></span><strong>modal-kit</strong>${header ?? ''}</header>
        <main>
          ${fault === undefined ? '' : html`<p class="fault" role="alert">${fault}</p>`} ${body}
        </main>
      </body>
    </html>`
}

/** Links of the admin page, and the button that ends the session. */
export function pageHeader(token: string): Html {
  return html`<a href="/admin">Projects</a><a href="/health">Health</a>
    <form method="post" action="/admin/sign-out">
      <input type="hidden" name="csrf" value="${token}" /><button>Sign out</button>
    </form>`
}

/** Says whether a project or a switch is on. */
export function state(isOn: boolean): Html {
  return isOn ? html`<span class="state">On</span>` : html`<span class="state" data-off>Off</span>`
}

/**
 * Headers of HTML pages: no script, no frame, no other host; nothing is kept in caches. The referrer stays on for our
 * own origin, because browsers send forms as `Origin: null` without it.
 */
export function pageHeaders(): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    c.header('content-security-policy', policy)
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'same-origin')
    c.header('x-content-type-options', 'nosniff')
    c.header('x-frame-options', 'DENY')
    c.header('cross-origin-opener-policy', 'same-origin')
    c.header('cross-origin-resource-policy', 'same-origin')
  }
}
