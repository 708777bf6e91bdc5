import { type Kysely, type Migration, sql } from 'kysely'

/** What the indexer reads from chains: blocks, transactions, transfers, tokens, NFTs, and how far it is. */
export const indexer: Migration = {
  async up(db: Kysely<unknown>) {
    await blocks(db)
    await transactions(db)
    await tokens(db)
    await nfts(db)
    await ofChain(db, 'watched')
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'int8', (column) => column.notNull())
      .addColumn('newest', 'text')
      .addColumn('oldest', 'text')
      .addColumn('depth', 'integer', (column) => column.notNull())
      .addColumn('complete', 'boolean', (column) => column.notNull())
      .addPrimaryKeyConstraint('watched_key', ['chain_id', 'account', 'address'])
      .execute()
    await db.schema.createIndex('watched_asked').on('watched').columns(['chain_id', 'asked_at']).execute()
  },
}

function ofChain(db: Kysely<unknown>, table: string) {
  return db.schema.createTable(table).addColumn('chain_id', 'text', (column) => column.notNull())
}

function byBlock(db: Kysely<unknown>, table: string, column: string) {
  return db.schema.createIndex(`${table}_block`).on(table).columns(['chain_id', column]).execute()
}

async function blocks(db: Kysely<unknown>) {
  await ofChain(db, 'index_cursors')
    .addColumn('next_block', 'int8', (column) => column.notNull())
    .addColumn('anchor_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('index_cursors_key', ['chain_id'])
    .execute()
  await ofChain(db, 'index_blocks')
    .addColumn('number', 'int8', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('parent_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('index_blocks_key', ['chain_id', 'number'])
    .execute()
}

async function transactions(db: Kysely<unknown>) {
  await ofChain(db, 'transactions')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('block', 'int8', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('deployed', 'boolean', (column) => column.notNull())
    .addColumn('failed', 'boolean', (column) => column.notNull())
    .addColumn('nonce', 'int8', (column) => column.notNull())
    .addColumn('fee', 'numeric', (column) => column.notNull())
    .addColumn('selector', 'text')
    .addColumn('mined_at', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('transactions_key', ['chain_id', 'hash'])
    .execute()
  await byBlock(db, 'transactions', 'block')
  await ofChain(db, 'transfers')
    .addColumn('tx_hash', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('block', 'int8', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('token', 'text')
    .addColumn('token_id', 'numeric')
    .addColumn('sender', 'text')
    .addColumn('recipient', 'text')
    .addColumn('amount', 'numeric', (column) => column.notNull())
    .addPrimaryKeyConstraint('transfers_key', ['chain_id', 'tx_hash', 'position'])
    .execute()
  await byBlock(db, 'transfers', 'block')
  // The key is the order of a history, so that a page of it is one short walk along the index.
  await db.schema
    .createTable('activity')
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('chain_id', 'text', (column) => column.notNull())
    .addColumn('mined_at', 'int8', (column) => column.notNull())
    .addColumn('block', 'int8', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('tx_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('activity_key', ['account', 'chain_id', 'mined_at', 'block', 'position', 'tx_hash'])
    .execute()
  await byBlock(db, 'activity', 'block')
}

async function tokens(db: Kysely<unknown>) {
  await ofChain(db, 'tokens')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('standard', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('symbol', 'text', (column) => column.notNull())
    .addColumn('decimals', 'integer', (column) => column.notNull())
    .addColumn('first_block', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('tokens_key', ['chain_id', 'address'])
    .execute()
  await byBlock(db, 'tokens', 'first_block')
  await ofChain(db, 'holdings')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('holdings_key', ['chain_id', 'owner', 'token'])
    .execute()
}

async function nfts(db: Kysely<unknown>) {
  await ofChain(db, 'nfts')
    .addColumn('contract', 'text', (column) => column.notNull())
    .addColumn('token_id', 'numeric', (column) => column.notNull())
    .addColumn('standard', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('image_url', 'text')
    .addColumn('first_block', 'int8', (column) => column.notNull())
    .addColumn('next_read_at', 'int8')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('nfts_key', ['chain_id', 'contract', 'token_id'])
    .execute()
  await byBlock(db, 'nfts', 'first_block')
  await sql`create index nfts_unread on nfts (chain_id, next_read_at) where next_read_at is not null`.execute(db)
  await ofChain(db, 'nft_holdings')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('contract', 'text', (column) => column.notNull())
    .addColumn('token_id', 'numeric', (column) => column.notNull())
    // Sums of what contracts claim: wider than any one amount, so no precision is set.
    .addColumn('amount', 'numeric', (column) => column.notNull())
    .addPrimaryKeyConstraint('nft_holdings_key', ['owner', 'chain_id', 'contract', 'token_id'])
    .execute()
}
