import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { caip2 } from '../caip.js'
import { type Chain, needChain } from '../chains/chains.js'
import { withDeadline } from '../clock.js'
import { decode, readBody } from '../http/input.js'
import { answerCalls } from './answer-calls.js'
import { checkCall, type Refusal } from './check-call.js'
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
    const { isBatch, calls } = readCalls(await readBody(c))
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
  if (!('call' in read)) return refuse(c, read.id, read)
  const refusal = await checkCall(chain, read.call, signal)
  if (refusal) return refuse(c, read.call.id, refusal)
  return sendText(c, (await chain.forward(read.call, signal)).text)
}

function refuse(c: Context<Env>, id: string | number | null, { code, problem }: Refusal): Response {
  const error = { code, message: problem.message }
  return c.json({ jsonrpc: '2.0', id, error, reasons: problem.reasons }, problem.status)
}

function sendText(c: Context<Env>, text: string): Response {
  return c.body(text, 200, { 'content-type': 'application/json' })
}
