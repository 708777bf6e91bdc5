import type { Kysely, Migration } from 'kysely'

/** The registry of names. */
export const names: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('names')
      .addColumn('label', 'text', (column) => column.primaryKey())
      // The first insert wins, whatever runs at once: these keys decide, no look before the insert does.
      .addColumn('skeleton', 'text', (column) => column.notNull().unique())
      .addColumn('address', 'text', (column) => column.notNull().unique())
      .addColumn('coin_type', 'int8', (column) => column.notNull())
      .addColumn('attributes', 'jsonb', (column) => column.notNull())
      .addColumn('signed_at', 'int8', (column) => column.notNull())
      .addColumn('registered_at', 'int8', (column) => column.notNull())
      .addColumn('updated_at', 'int8', (column) => column.notNull())
      .execute()
  },
}
