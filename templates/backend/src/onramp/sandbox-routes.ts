import { type Context, Hono } from 'hono'
import type { Backend, Env } from '../backend.js'
import { withDeadline } from '../clock.js'
import { endOrder, findOrder, isLate, type SandboxOrder, SENDING_MS, takeOrder } from './sandbox-orders.js'
import { noOrderPage, type OrderState, sandboxHeaders, sandboxPage } from './sandbox-page.js'

/**
 * Really sends what was bought: `amount` base units of `token` on `chain_id` to `address`. Resolves to the hash of the
 * transfer; a rejection makes the payment fail.
 */
export type Faucet = (order: SandboxOrder, signal: AbortSignal) => Promise<string>

const ID = /^[0-9a-f]{32}$/

/**
 * The pages of the pretended seller: `GET` shows an order, `POST` with `action` `pay` or `cancel` ends it. The order's id
 * is the only key. Mount it in development only; `faucet` makes a payment send tokens of a test chain.
 */
export function sandboxOnrampRoutes(backend: Backend, { faucet }: { readonly faucet?: Faucet } = {}): Hono<Env> {
  const path = '/sandbox/onramp/:id'

  return new Hono<Env>()
    .get(path, (c) => show(c))
    .post(path, async (c) => {
      const { action } = await c.req.parseBody()
      const id = c.req.param('id')
      if (!ID.test(id) || (action !== 'pay' && action !== 'cancel')) return show(c)
      if (action === 'cancel') await takeOrder(backend, id, 'failed')
      else await pay(id)
      // The result is a page of its own: reloading it pays nothing.
      return c.redirect(c.req.path, 303)
    })

  async function show(c: Context<Env>): Promise<Response> {
    const id = c.req.param('id') ?? ''
    const order = ID.test(id) ? await findOrder(backend, id) : undefined
    if (!order) return c.html(noOrderPage(), 404, { ...sandboxHeaders() })
    const state: OrderState = isLate(order, backend.clock.now()) ? 'late' : order.status
    const chain = backend.chains.list().find(({ settings }) => settings.chainId === order.chain_id)
    return c.html(sandboxPage(order, chain?.settings.name ?? order.chain_id, state), 200, { ...sandboxHeaders() })
  }

  async function pay(id: string): Promise<void> {
    const order = await takeOrder(backend, id, faucet ? 'in_progress' : 'success')
    if (!order || !faucet) return
    try {
      const hash = await withDeadline(SENDING_MS, [backend.signal], (signal) => faucet(order, signal))
      await endOrder(backend, id, { status: 'success', hash })
    } catch (err) {
      backend.log.warn({ err, order: id }, 'a faucet failed')
      await endOrder(backend, id, { status: 'failed' })
    }
  }
}
