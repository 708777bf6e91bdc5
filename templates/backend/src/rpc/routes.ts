import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { caip2 } from '../caip.js'
import { type Chain, needChain } from '../chains/chain.js'
import { decode } from '../http/problem.js'
import { withDeadline } from '../http/with-deadline.js'
import { answerCalls } from './answer-calls.js'
import { checkCall } from './check-call.js'
import { type ReadCall, readCalls } from './read-calls.js'

/** A batch may take this long, in ms: below the 15 s of every handler. */
const BATCH_MS = 14_000
const query = z.object({ chainId: caip2 })

/** `POST /v1/?chainId&projectId`: JSON-RPC to the nodes of the settings. `GET /v1/supported-chains`: which those are. */
export function rpcRoutes(backend: Backend): Hono<Env> {
  const ids = backend.chains.list().map(({ settings }) => settings.chainId)

  async function proxy(c: Context<Env>): Promise<Response> {
    const { chainId } = decode(query, { chainId: c.req.query('chainId') })
    const chain = needChain(backend.chains, chainId)
    const { isBatch, calls } = readCalls(await c.req.text())
    const [only] = calls
    return withDeadline(BATCH_MS, [c.req.raw.signal, backend.signal], async (signal) => {
      if (!isBatch && only) return answerOne(c, chain, only, signal)
      return sendText(c, `[${(await answerCalls(chain, calls, signal)).join(',')}]`)
    })
  }

  return new Hono<Env>()
    .get('/v1/supported-chains', (c) => c.json({ http: ids, ws: [] }))
    .post('/v1/', proxy)
    .post('/v1', proxy)
}

/**
 * A single call that is refused has a status of its own, and says why twice: as JSON-RPC error for the client's RPC
 * library, and as reasons like everything else here. Inside a batch there is only the JSON-RPC error.
 */
async function answerOne(c: Context<Env>, chain: Chain, read: ReadCall, signal: AbortSignal): Promise<Response> {
  if (!('call' in read)) {
    return refuse(c, { status: 400, id: read.id, code: read.code, name: 'invalid_input', message: read.message })
  }
  const refusal = await checkCall(chain, read.call, signal)
  if (refusal) {
    const status = refusal.name === 'method_not_allowed' ? 403 : 400
    return refuse(c, { status, id: read.call.id, ...refusal })
  }
  return sendText(c, (await chain.forward(read.call, signal)).text)
}

interface Refused {
  readonly status: ContentfulStatusCode
  readonly id: string | number | null
  readonly code: number
  readonly name: string
  readonly message: string
}

function refuse(c: Context<Env>, { status, id, code, name, message }: Refused): Response {
  const reasons = [{ name, description: message }]
  return c.json({ jsonrpc: '2.0', id, error: { code, message }, reasons }, status)
}

function sendText(c: Context<Env>, text: string): Response {
  return c.body(text, 200, { 'content-type': 'application/json' })
}
