import { createServer, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.js'

/** A JSON-RPC call as a node got it. */
export interface ReceivedCall {
  readonly id: unknown
  readonly method: string
  readonly params: unknown
}

/** What a node does with a call: its `result`, or anything else through the response. */
export type NodeBehaviour = (call: ReceivedCall, response: ServerResponse) => unknown

/** A chain's node on loopback that behaves as the test wants. */
export interface NodeServer {
  readonly url: string
  readonly calls: ReceivedCall[]
  /** Calls but the question which chain it is on. */
  readonly asked: () => readonly string[]
  behave(next: NodeBehaviour): void
  stop(): Promise<void>
}

/** Starts a node of an EVM chain. It tells its chain id; all else is `behaviour`, whose value becomes the result. */
export async function startNode(chainId: number, behaviour: NodeBehaviour = () => '0x1'): Promise<NodeServer> {
  const calls: ReceivedCall[] = []
  let behave = behaviour
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const call = JSON.parse(text) as ReceivedCall
    calls.push(call)
    const result = call.method === 'eth_chainId' ? `0x${chainId.toString(16)}` : behave(call, response)
    if (response.headersSent || response.writableEnded || result === undefined) return
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result }))
  })
  const { origin, stop } = await listenOnLoopback(server)
  return {
    url: origin,
    calls,
    asked: () => calls.map(({ method }) => method).filter((method) => method !== 'eth_chainId'),
    behave: (next) => {
      behave = next
    },
    stop,
  }
}

/** Answers with any text and status. */
export function say(text: string, status = 200): NodeBehaviour {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  }
}
