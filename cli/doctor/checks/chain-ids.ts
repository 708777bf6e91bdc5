import { localPortOf } from '../../../schema/services.js'
import { isLoopback } from '../../../schema/url.js'
import type { ResolvedNetwork } from '../../config/resolved.js'
import type { Check, Finding } from '../check.js'
import type { AskServer, Facts } from '../facts.js'
import { lineOf } from '../line-of.js'

/** Every RPC endpoint answers for the chain it is written for. */
export const chainIds: Check = {
  id: 'D-26',
  severity: 'error',
  title: 'Every RPC endpoint answers with its chain id',
  why: 'Balances come from the wrong chain, or not at all.',
  async run(facts) {
    const { ask, config } = facts
    if (!ask) return []
    const rows = (config.resolved?.networks ?? []).flatMap((network) =>
      network.rpcUrls.map((url) => checkUrl(url, network, { facts, ask })),
    )
    return (await Promise.all(rows)).flat()
  },
}

async function checkUrl(
  url: string,
  { id, name }: ResolvedNetwork,
  { facts, ask }: { readonly facts: Facts; readonly ask: AskServer },
): Promise<readonly Finding[]> {
  const { config } = facts
  const at = config.source ? { file: config.source.file, ...lineOf(config.source.text, url) } : {}
  const shown = withoutSecret(url)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const asked = await ask(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!asked.isThere) {
    const isStack = localPortOf(config.value?.services) !== undefined && isLoopback(url)
    // The check of the project has said already that the stack is not running.
    if (isStack && !(await facts.project)?.isThere) return []
    const fix = isStack ? 'Run `npx modal-kit dev`.' : 'Correct the address, or use another endpoint.'
    return [{ what: `${shown} (${name}) could not be asked: ${asked.reason}.`, fix, severity: 'warning', ...at }]
  }
  const found = readChainId(asked.answer.text)
  if (found === undefined)
    return [
      {
        what: `${shown} (${name}) does not answer eth_chainId: status ${asked.answer.status}.`,
        fix: 'Correct the address: a JSON-RPC endpoint answers that without a key, or with the one in its address.',
        severity: asked.answer.status === 429 || asked.answer.status >= 500 ? 'warning' : 'error',
        ...at,
      },
    ]
  if (found === id) return []
  return [
    {
      what: `${shown} is written for ${name} (chain ${id}), and answers for chain ${found}.`,
      fix: `Write an endpoint of chain ${id} there.`,
      ...at,
    },
  ]
}

function readChainId(text: string): number | undefined {
  try {
    const json: unknown = JSON.parse(text)
    const result = typeof json === 'object' && json !== null && 'result' in json ? json.result : undefined
    return typeof result === 'string' && /^0x[0-9a-f]+$/i.test(result) ? Number(result) : undefined
  } catch {
    return undefined
  }
}

/** Keys of providers stand in the path or the query: reports are passed on. */
function withoutSecret(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return pathname.length + search.length > 12 ? `${origin}/…` : url
}
