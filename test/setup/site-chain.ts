import { say, startNode } from './node-server.js'

/** What a played node says to a method: a result, or what it makes of the parameters. */
export type Saying = unknown | ((params: readonly unknown[]) => unknown)

/** An error of JSON-RPC, for a played node to say. */
export class Refusal {
  readonly message: string
  readonly code: number
  constructor(message: string, code = -32_000) {
    this.message = message
    this.code = code
  }
}

/** Said by a node that says nothing: the connection ends. */
export const SILENCE: unique symbol = Symbol('silence')

/** A node whose sayings a test changes as it goes. */
export interface SiteChain {
  readonly url: string
  readonly says: Record<string, Saying>
  /** Parameters of each call of a method, in the order heard. */
  heard(method: string): readonly (readonly unknown[])[]
  stop(): Promise<void>
}

/** Starts one. A method that it has no saying for is not known to it. */
export async function startSiteChain(chainId: number, first: Record<string, Saying>): Promise<SiteChain> {
  const says = { ...first }
  const node = await startNode(chainId, (call, response) => {
    const { id, method, params } = call
    const saying = says[method]
    const said = typeof saying === 'function' ? saying(params) : saying
    if (said === SILENCE) return void response.destroy()
    if (said !== undefined && !(said instanceof Refusal)) return said
    const { code, message } = said ?? new Refusal(`${method} is not there`, -32_601)
    return say(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }))(call, response)
  })
  return {
    url: node.url,
    says,
    heard: (method) => node.calls.filter((call) => call.method === method).map(({ params }) => params as unknown[]),
    stop: node.stop,
  }
}
