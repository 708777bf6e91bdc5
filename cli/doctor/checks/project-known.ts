import { isLoopback } from '../../../schema/url.js'
import type { Check } from '../check.js'
import { readReason } from '../read-reason.js'

/** The backend knows the project of the config, and it is turned on. */
export const projectKnown: Check = {
  id: 'D-09',
  severity: 'error',
  title: 'The backend knows the project, and it is on',
  why: 'The backend refuses every request. Wallet list, pictures and token balances are missing.',
  async run({ api, project, config: { source, resolved } }) {
    const asked = await project
    if (!asked || api === undefined || !resolved) return []
    const id = resolved.projectId
    const at = source ? { file: source.file } : {}
    if (!asked.isThere) return [notRunning(api, asked.reason)]
    const { status, text } = asked.answer
    const reason = readReason(text)
    if (reason === 'project_disabled')
      return [{ what: `Project ${id} is turned off at ${api}.`, fix: `npm run admin -- project enable ${id}`, ...at }]
    if (status === 401 || reason === 'unknown_project')
      return [
        {
          what: `${api} knows no project ${id}.`,
          fix: `Correct projectId, or run in the backend's folder: npm run admin -- project create`,
          ...at,
        },
      ]
    if (status >= 500 || status === 429)
      return [
        {
          what: `${api} can't answer right now: status ${status}.`,
          fix: 'Look into the log of the backend and run doctor again.',
          severity: 'warning',
        },
      ]
    if (status === 200 && isProjectConfig(text)) return []
    return [
      {
        what: `${api} answers, but not as a backend of the kit: status ${status} where the project's features were asked for.`,
        fix: 'Correct services.api in the config. Something else listens there.',
        ...at,
      },
    ]
  },
}

function notRunning(api: string, reason: string) {
  return isLoopback(api)
    ? {
        what: `The local stack isn't running. Couldn't reach ${api} (${reason}).`,
        why: 'The modal misses what it shows from the backend.',
        fix: 'Run `npx modal-kit dev`, or doctor with --offline.',
        severity: 'warning' as const,
      }
    : {
        what: `Couldn't reach ${api}: ${reason}.`,
        fix: 'Correct services.api in the config, or start the backend there.',
      }
}

function isProjectConfig(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && 'features' in json && Array.isArray(json.features)
  } catch {
    return false
  }
}
