import type { Kysely, Migration } from 'kysely'

/** Orders of the pretended seller. */
export const onramp: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('onramp_orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('project_id', 'text', (column) => column.references('projects.id').onDelete('cascade'))
      .addColumn('chain_id', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('symbol', 'text', (column) => column.notNull())
      .addColumn('decimals', 'integer', (column) => column.notNull())
      .addColumn('amount', 'text', (column) => column.notNull())
      .addColumn('total', 'int8', (column) => column.notNull())
      .addColumn('fee', 'int8', (column) => column.notNull())
      .addColumn('network_fee', 'int8', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('hash', 'text')
      .addColumn('created_at', 'int8', (column) => column.notNull())
      .addColumn('updated_at', 'int8', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('onramp_orders_of_address')
      .on('onramp_orders')
      .columns(['address', 'updated_at'])
      .execute()
    await db.schema.createIndex('onramp_orders_by_age').on('onramp_orders').columns(['status', 'created_at']).execute()
  },
}
