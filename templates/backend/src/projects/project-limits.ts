import { Problem } from '../http/problem.js'
import { defaultLimits, type Limit } from '../limits/limits.data.js'
import { needProject, type ProjectStore } from './project-store.js'

/** More is no limit any more, and fits a Postgres integer. */
const MOST = 1_000_000_000

/** Sets a limit, or takes the project's own away with `default`. Problem 400 for what is no limit. */
export async function setLimit(store: ProjectStore, id: string, kind: string, limit: Limit | 'default'): Promise<void> {
  if (!Object.hasOwn(defaultLimits, kind)) {
    const known = Object.keys(defaultLimits).join(', ')
    throw new Problem(400, 'unknown_limit', `There is no limit ${kind.slice(0, 60)}. There are: ${known}`)
  }
  await needProject(store, id)
  if (limit === 'default') {
    await store.db.deleteFrom('project_limits').where('project_id', '=', id).where('kind', '=', kind).execute()
    return
  }
  const values = { per_minute: cleanCount(limit.perMinute), per_ip_minute: cleanCount(limit.perIpMinute) }
  await store.db
    .insertInto('project_limits')
    .values({ project_id: id, kind, ...values })
    .onConflict((conflict) => conflict.columns(['project_id', 'kind']).doUpdateSet(values))
    .execute()
}

function cleanCount(count: number): number {
  if (Number.isInteger(count) && count >= 1 && count <= MOST) return count
  throw new Problem(400, 'invalid_limit', `A limit is a whole number from 1 to ${MOST}.`)
}
