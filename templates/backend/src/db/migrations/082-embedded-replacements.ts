import type { Kysely, Migration } from 'kysely'

/** The signed bytes of what was sent on EVM chains: what is to be replaced is read from them. */
export const embeddedReplacements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('embedded_transactions').addColumn('raw', 'text').execute()
  },
}
