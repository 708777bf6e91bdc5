import type { Namespace } from '../../../schema/caip.js'
import { findNetwork } from '../../../schema/find-network.js'
import { localPortOf } from '../../../schema/services.js'
import { isLoopback } from '../../../schema/url.js'
import { chainsOf } from '../../config/resolve-network.js'
import type { ResolvedNetwork } from '../../config/resolved.js'
import type { Check, Finding } from '../check.js'
import type { AskServer, Facts } from '../facts.js'
import { lineOf } from '../line-of.js'

/** Every RPC endpoint answers for the chain it is written for. */
export const chainIds: Check = {
  id: 'D-26',
  severity: 'error',
  title: 'Every RPC endpoint answers with its chain ID',
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
  network: ResolvedNetwork,
  { facts, ask }: { readonly facts: Facts; readonly ask: AskServer },
): Promise<readonly Finding[]> {
  const { config } = facts
  const { name, caipNetworkId } = network
  const [chain] = chainsOf([network])
  if (!chain) return []
  const { method, read } = chain.question
  const [, id] = caipNetworkId.split(':')
  const at = config.source ? { file: config.source.file, ...lineOf(config.source.text, url) } : {}
  const shown = withoutSecret(url)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  const asked = await ask(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!asked.isThere) {
    const isStack = localPortOf(config.value?.services) !== undefined && isLoopback(url)
    // The check of the project has said already that the stack is not running.
    if (isStack && !(await facts.project)?.isThere) return []
    const fix = isStack
      ? 'Run `npx modal-kit dev`.'
      : 'Run doctor again where it can be reached, or correct the address.'
    return [
      {
        what: `Couldn't reach ${shown} (${name}): ${asked.reason}.`,
        why: unknown(name),
        fix,
        severity: 'warning',
        ...at,
      },
    ]
  }
  const found = read(resultIn(asked.answer.text))
  if (found === undefined) return [{ ...silent(`${shown} (${name})`, name, method, asked.answer.status), ...at }]
  if (found === id) return []
  return [
    {
      what: `${shown} is written for ${name} (chain ${id}), and answers for ${described(chain.namespace, found)}.`,
      fix: `Write an endpoint of chain ${id} there.`,
      ...at,
    },
  ]
}

/** The chain of an id, with the name of a network that is known. */
function described(namespace: Namespace, id: string): string {
  const name = findNetwork(`${namespace}:${id}`)?.network.name
  return name === undefined ? `chain ${id}` : `${name} (chain ${id})`
}

/** An endpoint that answers, and not with a chain id: it refuses this machine, is busy, or is no JSON-RPC endpoint. */
function silent(endpoint: string, name: string, method: string, status: number): Finding {
  if (status === 401 || status === 403)
    return {
      what: `${endpoint} refuses to answer this machine: status ${status}.`,
      why: unknown(name),
      fix: 'Nothing, if its key is restricted to the origins of the app. Otherwise correct the key in the address.',
      severity: 'warning',
    }
  if (status === 429 || status >= 500)
    return {
      what: `${endpoint} is busy or out of order: status ${status}.`,
      why: unknown(name),
      fix: 'Run doctor again later. If it stays so, use another endpoint.',
      severity: 'warning',
    }
  return {
    what: `${endpoint} doesn't answer ${method}: status ${status}.`,
    why: `Nothing of ${name} can be read there.`,
    fix: 'Correct the address; a JSON-RPC endpoint answers without a key, or with one in its address.',
  }
}

/** What an endpoint that says nothing means. */
function unknown(name: string): string {
  return `Its chain ID wasn't checked. Until it answers, the app reads ${name} at its other endpoints.`
}

function resultIn(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && 'result' in json ? json.result : undefined
  } catch {
    return undefined
  }
}

/** Keys of providers stand in the path or the query: reports are passed on. */
function withoutSecret(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return pathname.length + search.length > 12 ? `${origin}/…` : url
}
