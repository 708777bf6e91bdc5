import { type Kysely, type Migration, Migrator } from 'kysely'
import { projects } from './migrations/010-projects.js'
import { admin } from './migrations/011-admin.js'
import { wallets } from './migrations/020-wallets.js'
import { indexer } from './migrations/030-indexer.js'
import { onramp } from './migrations/040-onramp.js'
import { limits } from './migrations/050-limits.js'
import { names } from './migrations/060-names.js'
import { analyticsAndInbox } from './migrations/061-analytics-and-inbox.js'
import { embeddedWallets } from './migrations/070-embedded-wallets.js'
import { embeddedSigning } from './migrations/080-embedded-signing.js'
import { embeddedActivity } from './migrations/081-embedded-activity.js'
import { embeddedReplacements } from './migrations/082-embedded-replacements.js'
import { trustedOrigins } from './migrations/083-trusted-origins.js'
import { auditRetention } from './migrations/090-audit-retention.js'
import type { Database } from './tables.js'

/**
 * Brings the tables up to date. Several processes may call it at once: Kysely takes a lock in the database, the others
 * wait. Throws when a step fails; what it had done is rolled back.
 */
export async function migrate(
  db: Kysely<Database>,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...steps }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** Every step, in the order of its name. A step that was released never changes: a new one follows it. */
const migrations: Readonly<Record<string, Migration>> = {
  '010-projects': projects,
  '011-admin': admin,
  '020-wallets': wallets,
  '030-indexer': indexer,
  '040-onramp': onramp,
  '050-limits': limits,
  '060-names': names,
  '061-analytics-and-inbox': analyticsAndInbox,
  '070-embedded-wallets': embeddedWallets,
  '080-embedded-signing': embeddedSigning,
  '081-embedded-activity': embeddedActivity,
  '082-embedded-replacements': embeddedReplacements,
  '083-trusted-origins': trustedOrigins,
  '090-audit-retention': auditRetention,
}
