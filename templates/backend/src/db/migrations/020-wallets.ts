import { type Kysely, type Migration, sql } from 'kysely'

/** The directory of wallets, and what projects hide or feature of it. */
export const wallets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('wallets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('rdns_key', 'text')
      .addColumn('image_id', 'text', (column) => column.notNull())
      .addColumn('badge_type', 'text')
      .addColumn('chains', 'jsonb')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('details', 'jsonb', (column) => column.notNull())
      .execute()
    // Byte order: the same pages on every server, whatever its language.
    await sql`create index wallets_order on wallets (position, id collate "C")`.execute(db)
    await db.schema.createIndex('wallets_image').on('wallets').column('image_id').execute()
    await db.schema
      .createTable('project_wallets')
      .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
      .addColumn('wallet_id', 'text', (column) => column.notNull())
      .addColumn('hidden', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('featured', 'integer')
      .addPrimaryKeyConstraint('project_wallets_key', ['project_id', 'wallet_id'])
      .execute()
  },
}
