import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../../db/migrate.js'
import { type OpenDatabase, openDatabase } from '../../db/open-database.js'
import { Problem } from '../../http/problem.js'
import type { Settings } from '../../settings.js'

/**
 * Opens the database that the settings name, with its tables up to date. The embedded one serves a single process: a
 * folder that is open elsewhere is refused with a `Problem` 409, because a second process would damage it. It leaves the
 * same mark when its process was killed: `afterCrash` says that none runs.
 */
export async function openForAdmin(
  { database, adminToken, publicUrl }: Pick<Settings, 'database' | 'adminToken' | 'publicUrl'>,
  { afterCrash }: { readonly afterCrash: boolean },
): Promise<OpenDatabase> {
  if (database.kind === 'memory') {
    throw new Problem(
      409,
      'no_database',
      'The settings keep the database in memory: there is nothing to change from here.',
    )
  }
  if (database.kind === 'folder' && !afterCrash && (await isOpen(database.path))) {
    const page = adminToken
      ? `use the admin page, ${publicUrl}/admin`
      : 'start it with ADMIN_TOKEN to have an admin page'
    throw new Problem(
      409,
      'database_in_use',
      `${database.path} is in use by a running backend, and its embedded database serves one process at a time. Stop the ` +
        `backend, or ${page}. If no backend runs, one was killed there: repeat with --after-crash.`,
    )
  }
  const open = await openDatabase(database)
  try {
    await migrate(open.db)
    return open
  } catch (cause) {
    await open.close()
    throw cause
  }
}

/** Postgres writes this file when it opens a folder and removes it when it closes it. */
async function isOpen(folder: string): Promise<boolean> {
  return access(join(folder, 'postmaster.pid')).then(
    () => true,
    () => false,
  )
}
