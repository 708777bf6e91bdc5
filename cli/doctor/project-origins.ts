import type { Facts } from './facts.js'

/** Patterns of origins that may use the project. */
export interface ProjectOrigins {
  /** Those that were added for it. */
  readonly own: readonly string[]
  /** Those that the backend gives to every project. */
  readonly defaults: readonly string[]
}

/** Asks the backend which origins may use the project; `undefined` where it cannot say. */
export async function askOrigins(facts: Facts): Promise<ProjectOrigins | undefined> {
  const { ask, api, project, config } = facts
  const known = await project
  // What is wrong with the project itself is for the check of the project.
  if (!ask || api === undefined || !known?.isThere || known.answer.status !== 200) return undefined
  const id = config.resolved?.projectId ?? ''
  const asked = await ask(`${api}/projects/v1/origins?projectId=${encodeURIComponent(id)}`)
  return asked.isThere && asked.answer.status === 200 ? readOrigins(asked.answer.text) : undefined
}

/** `defaultOrigins` is of the kit's own backend; another one tells all of them as the project's. */
function readOrigins(text: string): ProjectOrigins | undefined {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null || !('allowedOrigins' in json)) return undefined
    const all = textsOf(json.allowedOrigins)
    const defaults = 'defaultOrigins' in json ? textsOf(json.defaultOrigins) : []
    return { own: all.filter((pattern) => !defaults.includes(pattern)), defaults }
  } catch {
    return undefined
  }
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
