import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { formatUnits } from 'viem'
import type { Html } from '../admin/layout.js'
import { style } from '../admin/style.data.js'
import type { SandboxOrder } from './sandbox-orders.js'

/** How an order stands: as stored, or too late to pay. */
export type OrderState = SandboxOrder['status'] | 'late'

const STYLE = `${style}
main { max-width: 500px; }
dl { margin: 0; }
dt { color: var(--soft); font-size: 13px; }
dd { margin: 0 0 12px; }
dd:last-child { margin-bottom: 0; }
dd strong { font-size: 22px; }
form { display: flex; gap: 10px; }
button { flex: 1; }
button[value='pay'] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
p[role] { padding-left: 12px; border-left: 4px solid var(--line); }
`

const WORDS: Readonly<Record<OrderState, string>> = {
  created: 'This is a pretended seller. Nothing is charged.',
  in_progress: 'Paid. The tokens are on their way: reload this page in a moment.',
  success: 'Paid. You can close this window.',
  failed: 'Given up. Nothing was bought. You can close this window.',
  late: 'This price is too old. Start again in the app.',
}

/**
 * The page of an order: what is bought on which network and, while it waits, a form that pays or gives up. It needs no
 * script.
 */
export function sandboxPage(order: SandboxOrder, network: string, state: OrderState): Html {
  const money = (cents: number) => `${(cents / 100).toFixed(2)} ${order.currency}`
  return page(
    `Buy ${order.symbol}`,
    html`<p role="status">${WORDS[state]}</p>
      <section><dl>
        <dt>You get</dt>
        <dd><strong>${formatUnits(BigInt(order.amount), order.decimals)} ${order.symbol}</strong> (${order.name})</dd>
        <dt>On</dt>
        <dd>${network}</dd>
        <dt>Sent to</dt>
        <dd>${order.address}</dd>
        <dt>You pay</dt>
        <dd>${money(order.total)}, fee ${money(order.fee)} and network fee ${money(order.network_fee)} included</dd>
      </dl></section>
      ${state === 'created' ? form() : ''}`,
  )
}

/** The page for an id that there is no order of. */
export function noOrderPage(): Html {
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

function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>${raw(STYLE)}</style>
      </head>
      <body>
        <header><span class="mark" aria-hidden="true"></span><strong>modal-kit</strong><span class="soft">pretended seller</span></header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}
