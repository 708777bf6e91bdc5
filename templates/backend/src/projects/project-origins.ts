import { Problem } from '../http/problem.js'
import { isProjectId } from './clean-input.js'
import { cleanOrigin } from './clean-origin.js'
import { needProject, type ProjectStore } from './project-store.js'

/** Lets an origin, or a pattern of origins, use the project. Nothing changes when it may already. Returns it as stored. */
export async function addOrigin(store: ProjectStore, id: string, origin: string): Promise<string> {
  const pattern = cleanOrigin(origin)
  await needProject(store, id)
  await store.db
    .insertInto('project_origins')
    .values({ project_id: id, pattern })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return pattern
}

/** Takes an origin away, as `project show` writes it. Problem 404 when the project does not have it. */
export async function removeOrigin({ db }: ProjectStore, id: string, pattern: string): Promise<void> {
  const unknown = new Problem(404, 'unknown_origin', `The project ${id} has no origin ${pattern.slice(0, 300)}.`)
  if (!isProjectId(id) || pattern.includes('\0')) throw unknown
  const { numDeletedRows } = await db
    .deleteFrom('project_origins')
    .where('project_id', '=', id)
    .where('pattern', '=', pattern.trim())
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw unknown
}
