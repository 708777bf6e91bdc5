import { sql } from 'kysely'
import type { Backend } from '../backend.js'
import type { Project } from './project.js'

/** A change of a project reaches every process within this time, in ms. */
const FRESH_MS = 3_000
/** Ids that are remembered at once: made-up ids must not fill the memory. */
const REMEMBERED = 2_000

/** Whether a project can have this id. */
export function isProjectId(id: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,63}$/.test(id)
}

/** One project with its origins, switches and limits, in one query; `undefined` where there is none of this id. */
export async function readProject(db: Backend['db'], id: string): Promise<Project | undefined> {
  return isProjectId(id) ? (await readProjects(db, id))[0] : undefined
}

/** Every project, the newest first; or only the one of this id. */
export async function readProjects(db: Backend['db'], id?: string): Promise<readonly Project[]> {
  const rows = await db
    .selectFrom('projects')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .select(['id', 'name', 'enabled', 'tier'])
    .select((project) => [
      asJson<readonly string[]>(
        project
          .selectFrom('project_origins')
          .whereRef('project_id', '=', 'projects.id')
          .select(sql`json_agg(pattern order by pattern)`.as('list')),
      ).as('origins'),
      asJson<readonly string[]>(
        project
          .selectFrom('project_origins')
          .whereRef('project_id', '=', 'projects.id')
          .where('trusted_ui', '=', true)
          .select(sql`json_agg(pattern order by pattern)`.as('list')),
      ).as('trustedOrigins'),
      asJson<Project['features']>(
        project
          .selectFrom('project_features')
          .whereRef('project_id', '=', 'projects.id')
          .select(
            sql`json_agg(json_build_object('id', feature, 'isEnabled', enabled, 'config', config) order by feature)`.as(
              'list',
            ),
          ),
      ).as('features'),
      asJson<Project['limits']>(
        project
          .selectFrom('project_limits')
          .whereRef('project_id', '=', 'projects.id')
          .select(
            sql`json_agg(json_build_object('kind', kind, 'perMinute', per_minute, 'perIpMinute', per_ip_minute) order by kind)`.as(
              'list',
            ),
          ),
      ).as('limits'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ enabled, ...rest }) => ({ ...rest, isEnabled: enabled }))
}

/** A list that a subquery gathers; an empty one where it gathers nothing. Both drivers decode json. */
function asJson<T>(list: Parameters<typeof sql>[1]) {
  return sql<T>`coalesce((${list}), '[]'::json)`
}

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
