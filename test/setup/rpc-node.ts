import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listenOnLoopback } from './loopback.js'

/** A JSON-RPC call as it arrived. */
export interface HeardCall {
  readonly id: number
  readonly method: string
}

/** One HTTP request: a list of calls, or one alone. */
export interface HeardRequest {
  readonly calls: readonly HeardCall[]
  readonly isBatch: boolean
  readonly headers: IncomingHttpHeaders
  /** Ends when the client hangs up before it was answered. */
  readonly gone: AbortSignal
}

/** What the node says: a body, as it is where it is text; `undefined` says nothing for ever. */
export interface Said {
  readonly body?: unknown
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** The body is begun and never ended. */
  readonly isEndless?: boolean
}

/** How a node behaves. `good` is what an honest one would say. */
export type RpcBehaviour = (request: HeardRequest, good: readonly object[]) => Said | undefined

/** A node of an EVM chain on loopback, as honest or as hostile as a test wants. */
export interface RpcNode {
  readonly url: string
  readonly requests: readonly HeardRequest[]
  behave(next: RpcBehaviour): void
  stop(): Promise<void>
}

/** What an honest node says. */
export const honest: RpcBehaviour = ({ isBatch }, good) => ({ body: isBatch ? good : good[0] })

/** Starts a node that serves `chainId`; every balance on it is its `wei`. */
export async function startRpcNode(chainId: number, wei: bigint, behaviour: RpcBehaviour = honest): Promise<RpcNode> {
  const requests: HeardRequest[] = []
  let behave = behaviour
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body = JSON.parse(text) as HeardCall | HeardCall[]
    const calls = Array.isArray(body) ? body : [body]
    const gone = new AbortController()
    response.on('close', () => !response.writableFinished && gone.abort())
    const heard = { calls, isBatch: Array.isArray(body), headers: request.headers, gone: gone.signal }
    requests.push(heard)
    const good = calls.map(({ id, method }) => {
      const value = method === 'eth_chainId' ? BigInt(chainId) : wei
      return { jsonrpc: '2.0', id, result: `0x${value.toString(16)}` }
    })
    const said = behave(heard, good)
    if (!said) return
    response.writeHead(said.status ?? 200, { 'content-type': 'application/json', ...said.headers })
    const words = typeof said.body === 'string' ? said.body : JSON.stringify(said.body)
    if (said.isEndless) response.write(words)
    else response.end(words)
  })
  const { origin, stop } = await listenOnLoopback(server)
  return {
    url: `${origin}/`,
    requests,
    behave(next) {
      behave = next
    },
    stop,
  }
}
