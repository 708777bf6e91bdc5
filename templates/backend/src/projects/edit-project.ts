import { randomBytes } from 'node:crypto'
import { Problem } from '../http/problem.js'
import { cleanId, cleanName, isProjectId, unknownProject } from './clean-input.js'
import { cleanOrigin } from './clean-origin.js'
import type { ProjectStore } from './project-store.js'

/** A new project. */
export interface NewProject {
  readonly name: string
  /** Given for the project of development; 32 random hex digits otherwise. */
  readonly id?: string
  readonly origins?: readonly string[]
}

/** Adds a project with its origins, all or nothing. Returns its id. Problem 409 when the id is taken. */
export async function createProject(store: ProjectStore, { name, id, origins = [] }: NewProject): Promise<string> {
  const chosen = id === undefined ? randomBytes(16).toString('hex') : cleanId(id)
  const patterns = [...new Set(origins.map((origin) => cleanOrigin(origin)))]
  await store.db.transaction().execute(async (change) => {
    const added = await change
      .insertInto('projects')
      .values({ id: chosen, name: cleanName(name), created_at: store.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Problem(409, 'project_taken', `There is a project ${chosen} already. Choose another id.`)
    if (patterns.length === 0) return
    const rows = patterns.map((pattern) => ({ project_id: chosen, pattern }))
    await change.insertInto('project_origins').values(rows).execute()
  })
  return chosen
}

/** Gives a project another name, which only its owner sees. */
export async function renameProject({ db }: ProjectStore, id: string, name: string): Promise<void> {
  if (!isProjectId(id)) throw unknownProject(id)
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({ name: cleanName(name) })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw unknownProject(id)
}

/** Lets a project's calls through, or refuses every one. Running processes follow within seconds. */
export async function enableProject({ db }: ProjectStore, id: string, isEnabled: boolean): Promise<void> {
  if (!isProjectId(id)) throw unknownProject(id)
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({ enabled: isEnabled })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw unknownProject(id)
}

/** Removes a project with its origins, switches, limits and events. Names that people registered stay. */
export async function deleteProject({ db }: ProjectStore, id: string): Promise<void> {
  if (!isProjectId(id)) throw unknownProject(id)
  const { numDeletedRows } = await db.deleteFrom('projects').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw unknownProject(id)
}
