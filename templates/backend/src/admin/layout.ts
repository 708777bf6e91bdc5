import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

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
