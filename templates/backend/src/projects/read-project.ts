import { sql } from 'kysely'
import type { Backend } from '../backend.js'
import { isProjectId } from './clean-input.js'
import type { Project } from './project.js'

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
