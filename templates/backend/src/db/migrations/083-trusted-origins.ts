import type { Kysely, Migration } from 'kysely'

/** Which origins the operator trusts with the screen of the wallet (SECURITY 2.8). */
export const trustedOrigins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('project_origins')
      .addColumn('trusted_ui', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute()
  },
}
