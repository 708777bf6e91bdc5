import { quantity } from '../../runtime/rpc/answers.js'
import { evmChain } from '../../runtime/rpc/chain-question.js'
import { createRpc } from '../../runtime/rpc/rpc.js'
import { evmNetwork } from './fake-kit.js'
import { fakeHost } from './fakes.js'

/** A call as a played node hears it. */
export interface Heard {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}
/** What a played node does with the calls of a request. */
export type PlayedNode = (calls: readonly Heard[], request: Request) => Promise<Response> | Response

/** The call for a balance. */
export const balanceOf = (who: string) => ({ method: 'eth_getBalance', params: [who, 'latest'] })

/** An honest answer, the last of the list first; `value` is what a call's result is. */
export function answer(calls: readonly Heard[], value = (_: Heard) => '0x5'): Response {
  const one = (call: Heard) => ({ id: call.id, result: call.method === 'eth_chainId' ? '0x7' : value(call) })
  return Response.json(calls.length === 1 ? calls.map(one)[0] : calls.map(one).reverse())
}
/** A node in trouble. */
export const down = (status = 503, headers = {}) => new Response('', { status, headers })

/** Nodes by URL, played in memory, on a clock that stands still. */
export function playedNodes(nodes: Readonly<Record<string, PlayedNode>>) {
  const asked: {
    readonly url: string
    readonly at: number
    readonly calls: readonly Heard[]
    readonly request: Request
  }[] = []
  const start = 1_700_000_000_000
  const host = fakeHost({
    async fetch(request) {
      const body = JSON.parse(await request.clone().text()) as Heard | Heard[]
      const calls = Array.isArray(body) ? body : [body]
      asked.push({ url: request.url, at: host.clock.now() - start, calls, request })
      return (nodes[request.url] ?? (() => down(404)))(calls, request)
    },
  })
  const rpc = createRpc(host, evmChain)
  const network = evmNetwork(7, 'Seven', Object.keys(nodes))
  const gone = new AbortController()
  return {
    host,
    asked,
    gone,
    read: (who = 'x', signal = gone.signal) =>
      rpc.read(network, balanceOf(who), quantity, signal).catch((cause: { code: string; slots: object }) => cause),
    request: (method = 'eth_call', signal = gone.signal) =>
      rpc
        .request(network, { method, params: [] }, signal)
        .catch((cause: { code: string | number; data?: unknown }) => cause),
    times: (url: string) => asked.filter((each) => each.url === url).map(({ at }) => at),
  }
}
