import { browserHost } from '../../core/host.js'
import { providerError } from '../provider-error.js'

/** Asks a node of Solana, once and without a retry. Rejects with the node's own code and message. */
export async function askNode(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await browserHost().http.fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await response.json()
  if (error) throw providerError(error.code, error.message)
  return result
}
