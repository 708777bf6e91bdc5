import { type Kysely, type Migration, sql } from 'kysely'

/** Embedded wallets: users, devices, keys, logins, sessions, limits, mails that wait, and what happened. */
export const embeddedWallets: Migration = {
  async up(db: Kysely<unknown>) {
    await addUsers(db)
    await addWallets(db)
    await addLogins(db)
    await addSessions(db)
    await addCounts(db)
    await addMails(db)
    await addAudit(db)
  },
}

/** No reference to the project: deleting a project must not delete the keys of its users. */
async function addUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('embedded_users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'int8', (column) => column.notNull())
    .addUniqueConstraint('embedded_users_email', ['project_id', 'email'])
    .execute()
  await db.schema
    .createTable('embedded_devices')
    .addColumn('user_id', 'text', (column) => column.notNull().references('embedded_users.id').onDelete('restrict'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('added_at', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('embedded_devices_key', ['user_id', 'device'])
    .execute()
}

async function addWallets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('embedded_wallets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().unique().references('embedded_users.id').onDelete('restrict'),
    )
    .addColumn('eip155', 'text', (column) => column.notNull())
    .addColumn('solana', 'text', (column) => column.notNull())
    .addColumn('created_at', 'int8', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('embedded_envelopes')
    .addColumn('wallet_id', 'text', (column) => column.notNull().references('embedded_wallets.id').onDelete('restrict'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('v', 'integer', (column) => column.notNull())
    .addColumn('kid', 'text', (column) => column.notNull())
    .addColumn('iv', 'text', (column) => column.notNull())
    .addColumn('ct', 'text', (column) => column.notNull())
    .addColumn('wrapped_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('embedded_envelopes_key', ['wallet_id', 'kind'])
    .execute()
}

async function addLogins(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('embedded_logins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('link_hash', 'text', (column) => column.unique())
    .addColumn('numbers', 'text')
    .addColumn('number', 'text')
    .addColumn('link_expires_at', 'int8')
    .addColumn('code_hash', 'text')
    .addColumn('code_expires_at', 'int8')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'int8', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('embedded_logins_by_email')
    .on('embedded_logins')
    .columns(['project_id', 'email', 'device', 'created_at'])
    .execute()
  await db.schema.createIndex('embedded_logins_by_age').on('embedded_logins').columns(['created_at']).execute()
}

async function addSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('embedded_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('embedded_users.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('previous_hash', 'text', (column) => column.unique())
    .addColumn('previous_until', 'int8')
    .addColumn('is_seen', 'boolean', (column) => column.notNull())
    .addColumn('created_at', 'int8', (column) => column.notNull())
    .addColumn('rotated_at', 'int8', (column) => column.notNull())
    .addColumn('used_at', 'int8', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('embedded_sessions_by_user').on('embedded_sessions').columns(['user_id']).execute()
  await db.schema
    .createTable('embedded_nonces')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'int8', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('embedded_nonces_by_age').on('embedded_nonces').columns(['expires_at']).execute()
}

async function addCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('embedded_counts')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'int8', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('embedded_counts_by_key').on('embedded_counts').columns(['key', 'at']).execute()
  await db.schema
    .createTable('embedded_locks')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('until', 'int8', (column) => column.notNull())
    .execute()
}

async function addMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('embedded_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('login_id', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'int8', (column) => column.notNull())
    .addColumn('next_at', 'int8', (column) => column.notNull())
    .addColumn('sent_at', 'int8')
    .execute()
  await db.schema.createIndex('embedded_mails_waiting').on('embedded_mails').columns(['sent_at', 'next_at']).execute()
  await db.schema.createIndex('embedded_mails_sent').on('embedded_mails').columns(['project_id', 'sent_at']).execute()
}

async function addAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wallet_audit')
    .addColumn('seq', 'int8', (column) => column.primaryKey())
    .addColumn('at', 'int8', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('device', 'text')
    .addColumn('origin', 'text')
    .addColumn('network', 'text')
    .addColumn('subject', 'text')
    .addColumn('prev_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  // A statement of this backend that changes what happened is a fault: the database refuses it.
  await sql`
    create function wallet_audit_is_append_only() returns trigger language plpgsql as $$
    begin raise exception 'wallet_audit is append-only'; end $$`.execute(db)
  await sql`
    create trigger wallet_audit_append_only before update or delete or truncate on wallet_audit
    for each statement execute function wallet_audit_is_append_only()`.execute(db)
}
