import type { Kysely, Migration } from 'kysely'

/** What wallets have sent, and to whom. */
export const embeddedSigning: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('embedded_transactions')
      .addColumn('chain_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('embedded_users.id').onDelete('restrict'))
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('nonce', 'int8')
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'int8', (column) => column.notNull())
      .addPrimaryKeyConstraint('embedded_transactions_key', ['chain_id', 'hash'])
      .execute()
    await db.schema
      .createIndex('embedded_transactions_by_account')
      .on('embedded_transactions')
      .columns(['chain_id', 'account', 'sent_at'])
      .execute()
    await db.schema
      .createTable('embedded_recipients')
      .addColumn('user_id', 'text', (column) => column.notNull().references('embedded_users.id').onDelete('restrict'))
      .addColumn('chain_id', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('added_at', 'int8', (column) => column.notNull())
      .addPrimaryKeyConstraint('embedded_recipients_key', ['user_id', 'chain_id', 'address'])
      .execute()
  },
}
