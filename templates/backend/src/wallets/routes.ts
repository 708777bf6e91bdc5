import { Hono } from 'hono'
import type { Backend, Env } from '../backend.js'
import { decode } from '../http/input.js'
import { findWallets, walletQuery } from './find-wallets.js'
import type { WalletTables } from './tables.js'

/** The wallet directory: `/getWallets`. */
export function walletRoutes(backend: Pick<Backend, 'db'>): Hono<Env> {
  const db = backend.db.withTables<WalletTables>()
  return new Hono<Env>().get('/getWallets', async (c) => {
    const query = decode(walletQuery, c.req.query())
    return c.json(await findWallets(db, c.get('project')?.id, query))
  })
}
