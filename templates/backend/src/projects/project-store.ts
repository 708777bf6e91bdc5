import type { Backend } from '../backend.js'
import { isProjectId, unknownProject } from './clean-input.js'

/** What changing a project needs: a whole backend, or its database alone. Every change throws `Problem`s that a person can act on. */
export type ProjectStore = Pick<Backend, 'db' | 'clock'>

/** Throws a `Problem` 404 where there is no such project. */
export async function needProject({ db }: ProjectStore, id: string): Promise<void> {
  if (!isProjectId(id)) throw unknownProject(id)
  const found = await db.selectFrom('projects').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw unknownProject(id)
}
