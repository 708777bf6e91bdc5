import type { Check } from '../check.js'

/** The project is within what its plan covers. */
export const planLimits: Check = {
  id: 'U-plan',
  severity: 'warning',
  title: 'The project is within the limits of its plan',
  why: 'Requests beyond the plan are refused. Balances and wallets are missing until next month.',
  async run({ ask, api, project, config: { resolved } }) {
    const known = await project
    if (!ask || api === undefined || !resolved || !known?.isThere || known.answer.status !== 200) return []
    const asked = await ask(`${api}/appkit/v1/project-limits?projectId=${encodeURIComponent(resolved.projectId)}`)
    const limits = asked.isThere && asked.answer.status === 200 ? readLimits(asked.answer.text) : undefined
    const above = [
      ...(limits?.['isAboveRpcLimit'] === true ? ['RPC requests'] : []),
      ...(limits?.['isAboveMauLimit'] === true ? ['monthly users'] : []),
    ]
    if (above.length === 0) return []
    return [
      {
        what: `Project ${resolved.projectId} is above the limit of its plan: ${above.join(', ')}.`,
        fix: "Take a larger plan, or use your own endpoints in the network's rpcUrls.",
      },
    ]
  },
}

function readLimits(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text)
    const limits = typeof json === 'object' && json !== null && 'planLimits' in json ? json.planLimits : undefined
    return typeof limits === 'object' && limits !== null ? { ...limits } : undefined
  } catch {
    return undefined
  }
}
