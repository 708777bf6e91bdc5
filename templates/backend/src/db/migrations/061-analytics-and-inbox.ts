import type { Kysely, Migration } from 'kysely'

/** Events with their daily counts, and the mails of development. */
export const analyticsAndInbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('analytics_events')
      .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'int8', (column) => column.notNull())
      .addColumn('received_at', 'int8', (column) => column.notNull())
      .addColumn('domain', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('sdk', 'text', (column) => column.notNull())
      .addColumn('wallet_hash', 'text')
      .addColumn('properties', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('analytics_events_key', ['project_id', 'event_id'])
      .execute()
    await db.schema.createIndex('analytics_events_by_age').on('analytics_events').columns(['received_at']).execute()
    await db.schema
      .createTable('analytics_days')
      .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('count', 'int8', (column) => column.notNull())
      .addPrimaryKeyConstraint('analytics_days_key', ['project_id', 'day', 'event'])
      .execute()
    await db.schema
      .createTable('inbox_mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'bigserial', (column) => column.notNull().unique())
      .addColumn('received_at', 'int8', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text')
      .execute()
  },
}
