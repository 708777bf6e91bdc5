import type { Kysely } from 'kysely'
import type { Database } from './db/tables.js'
import { checkForProduction } from './origins/origins.js'
import type { Settings } from './settings.js'
import { SettingsError } from './settings-error.js'

/** More lines help nobody. */
const SHOWN = 10

/**
 * Looks at rows that production must not start with: origins with a `*` outside the operator's domains, or without TLS.
 * Throws a `SettingsError` that names each with the command that takes it away. Development starts with any.
 */
export async function checkStart(db: Kysely<Database>, { mode, ownDomains = [] }: Settings): Promise<void> {
  if (mode !== 'production') return
  const rows = await db.selectFrom('project_origins').select(['project_id', 'pattern']).orderBy('pattern').execute()
  const problems = rows.flatMap(({ project_id, pattern }) => {
    const problem = checkForProduction(pattern, ownDomains)
    const way = `npm run admin -- origin remove ${project_id} '${pattern}'`
    return problem ? [`origin ${pattern} of project ${project_id}: ${problem}. Take it away: ${way}`] : []
  })
  const more = problems.length > SHOWN ? [`and ${problems.length - SHOWN} more origins`] : []
  if (problems.length > 0) throw new SettingsError([...problems.slice(0, SHOWN), ...more])
}
