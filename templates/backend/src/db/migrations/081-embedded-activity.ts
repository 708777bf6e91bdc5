import type { Kysely, Migration } from 'kysely'

/** Links to the page on which people see what happened with their wallet, and indexes to find the lines of a person. */
export const embeddedActivity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('embedded_activity_links')
      .addColumn('link_hash', 'text', (column) => column.primaryKey())
      .addColumn('project_id', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'int8', (column) => column.notNull())
      .addColumn('expires_at', 'int8', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('embedded_activity_links_by_email')
      .on('embedded_activity_links')
      .columns(['project_id', 'email'])
      .execute()
    await db.schema
      .createIndex('embedded_activity_links_by_end')
      .on('embedded_activity_links')
      .column('expires_at')
      .execute()
    await db.schema.createIndex('wallet_audit_by_user').on('wallet_audit').columns(['user_id', 'seq']).execute()
    await db.schema.createIndex('wallet_audit_by_subject').on('wallet_audit').columns(['subject', 'seq']).execute()
  },
}
