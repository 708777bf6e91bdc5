import { createHash } from 'node:crypto'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { formatUnits } from 'viem'
import type { SandboxOrder } from './sandbox-orders.js'

/** How an order stands: as stored, or too late to pay. */
export type OrderState = SandboxOrder['status'] | 'late'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:24px;max-width:400px}
dt{color:#666}dd{margin:0 0 12px;overflow-wrap:anywhere}strong{font-size:1.5em}
button{font:inherit;padding:8px 20px;margin-right:8px}p[role]{border-left:4px solid #888;padding-left:12px}
@media(prefers-color-scheme:dark){body{background:#111;color:#eee}dt{color:#aaa}}`

const WORDS: Readonly<Record<OrderState, string>> = {
  created: 'This is a pretended seller. Nothing is charged.',
  in_progress: 'Paid. The tokens are on their way: reload this page in a moment.',
  success: 'Paid. You can close this window.',
  failed: 'Given up. Nothing was bought. You can close this window.',
  late: 'This price is too old. Start again in the app.',
}

/** The page of an order: what is bought and, while it waits, a form that pays or gives up. It needs no script. */
export function sandboxPage(order: SandboxOrder, state: OrderState): HtmlEscapedString | Promise<HtmlEscapedString> {
  const money = (cents: number) => `${formatUnits(BigInt(cents), 2)} ${order.currency}`
  return page(
    `Buy ${order.symbol}`,
    html`<p role="status">${WORDS[state]}</p>
      <dl>
        <dt>You get</dt>
        <dd><strong>${formatUnits(BigInt(order.amount), order.decimals)} ${order.symbol}</strong> (${order.name})</dd>
        <dt>On</dt>
        <dd>${order.chain_id}</dd>
        <dt>Sent to</dt>
        <dd>${order.address}</dd>
        <dt>You pay</dt>
        <dd>${money(order.total)}, fee ${money(order.fee)} and network fee ${money(order.network_fee)} included</dd>
      </dl>
      ${state === 'created' ? form() : ''}`,
  )
}

/** The page for an id that there is no order of. */
export function noOrderPage(): HtmlEscapedString | Promise<HtmlEscapedString> {
  return page('No such order', html`<p role="status">There is no such order. Start again in the app.</p>`)
}

/** What the page may do: show itself with its style, and send its form back. */
export function sandboxHeaders(): Readonly<Record<string, string>> {
  const style = createHash('sha256').update(STYLE).digest('base64')
  const rules = [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    'content-security-policy': rules.join('; '),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Not `no-referrer`: the form's own request would then come from the origin `null`.
    'referrer-policy': 'same-origin',
  }
}

function form() {
  return html`<form method="post">
    <button name="action" value="pay">Pay</button><button name="action" value="cancel">Cancel</button>
  </form>`
}

function page(title: string, body: HtmlEscapedString | Promise<HtmlEscapedString>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>${STYLE}</style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`
}
