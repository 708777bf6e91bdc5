import type { Backend } from '../backend.js'
import type { Project } from './project.js'
import { readProject } from './read-project.js'

/** A change of a project reaches every process within this time, in ms. */
const FRESH_MS = 3_000
/** Ids that are remembered at once: made-up ids must not fill the memory. */
const REMEMBERED = 2_000

/** The project of an id, as the database has it now; `undefined` where there is none. */
export function findProject(backend: Pick<Backend, 'db'>, id: string): Promise<Project | undefined> {
  return readProject(backend.db, id)
}

/**
 * `findProject` for every request: remembers its answers, also that there is none, for three seconds, and asks the
 * database once for requests that come together. A question that failed is forgotten.
 */
export function projectFinder(backend: Pick<Backend, 'db' | 'clock'>): (id: string) => Promise<Project | undefined> {
  const known = new Map<string, { readonly at: number; readonly project: Promise<Project | undefined> }>()
  return (id) => {
    const now = backend.clock.now()
    const seen = known.get(id)
    if (seen && now - seen.at < FRESH_MS) return seen.project
    const project = findProject(backend, id)
    known.delete(id)
    known.set(id, { at: now, project })
    const oldest = known.size > REMEMBERED ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    project.catch(() => {
      if (known.get(id)?.project === project) known.delete(id)
    })
    return project
  }
}
