import type { Kysely, Migration } from 'kysely'

/** Sessions of the admin page, and tries to open one. */
export const admin: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('admin_sessions')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'int8', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('admin_attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('client_hash', 'text', (column) => column.notNull())
      .addColumn('at', 'int8', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('admin_attempts_by_client')
      .on('admin_attempts')
      .columns(['client_hash', 'at'])
      .execute()
  },
}
