import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type IndexedChain, indexToHead, startIndexedChain } from '../../../../test/setup/indexed-chain.js'
import { appOf } from '../../../../test/setup/local-backend.js'
import { mixedTransfers } from '../../../../test/setup/mixed-transfers.js'
import { type Postgres, startPostgres } from '../../../../test/setup/postgres.js'
import { settle } from '../../../../test/unit/fakes.js'
import type { Backend } from '../backend.js'
import { makeChains } from '../chains/chains.js'
import { migrate } from '../db/migrate.js'
import { openDatabase } from '../db/open-database.js'
import { historyRoutes } from '../history/routes.js'
import { nftRoutes } from '../nfts/routes.js'
import { indexStep } from './evm/index-step.js'
import { indexerWorker } from './worker.js'

let postgres: Postgres
let world: IndexedChain

beforeAll(async () => {
  postgres = await startPostgres()
  world = await startIndexedChain()
}, 60_000)

afterAll(async () => {
  await world.stop()
  await postgres.stop()
})

/** A process that indexes the world into Postgres: its own connections and nodes. */
async function startProcess() {
  const database = await openDatabase({ kind: 'postgres', url: postgres.url, connections: 3 })
  await migrate(database.db)
  const stopping = new AbortController()
  const backend: Backend = {
    ...world.backend,
    db: database.db,
    databaseKind: 'postgres',
    log: pino({ level: 'silent' }),
    chains: makeChains([world.chain.settings], fetch, { signal: stopping.signal }),
    signal: stopping.signal,
  }
  const done = indexerWorker(backend).run()
  const stop = async () => {
    stopping.abort(new Error('stopped'))
    await done
    await database.close()
  }
  return { backend, stop }
}

async function storedHashes({ db }: Backend): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('transactions')
    .innerJoin('activity', 'tx_hash', 'hash')
    .select('hash')
    .where('account', '=', world.accounts[1] ?? '')
    .orderBy('activity.mined_at')
    .orderBy('activity.block')
    .orderBy('activity.position')
    .execute()
  return rows.map(({ hash }) => hash)
}

test('behavior: of two processes on one Postgres one indexes, the other goes on when it ends', {
  timeout: 60_000,
}, async () => {
  const [alice = '0x', bob = '0x'] = world.accounts
  const hashes: string[] = []
  const send = async () => {
    const hash = await world.client.sendTransaction({ account: alice, to: bob, value: BigInt(hashes.length + 1) })
    await world.client.waitForTransactionReceipt({ hash })
    hashes.push(hash)
  }
  for (let index = 0; index < 10; index += 1) await send()
  const first = await startProcess()
  const second = await startProcess()
  const wait = { timeout: 15_000, interval: 100 }
  await vi.waitFor(async () => expect(await storedHashes(second.backend)).toEqual(hashes), wait)
  for (let index = 0; index < 5; index += 1) await send()
  const stopping = first.stop()
  for (let index = 0; index < 5; index += 1) await send()
  await stopping
  await vi.waitFor(async () => expect(await storedHashes(second.backend)).toEqual(hashes), wait)

  await world.index()
  for (const routes of [historyRoutes, nftRoutes]) {
    const path = `/v1/account/${alice}/${routes === historyRoutes ? 'history' : 'nfts'}`
    const [lite, full] = await Promise.all(
      [world.backend, second.backend].map(async (backend) => (await appOf(routes(backend)).request(path)).json()),
    )
    expect(full).toEqual(lite)
  }
  await second.stop()
})

test('behavior: even if two led at once, everything would be stored once', { timeout: 60_000 }, async () => {
  const url = await postgres.createDatabase('twice')
  const databases = [await openDatabase({ kind: 'postgres', url }), await openDatabase({ kind: 'postgres', url })]
  const [one, two] = databases
  if (!one || !two) throw new Error('no databases')
  await migrate(one.db)
  for (let round = 0; round < 12; round += 1) {
    // As many blocks as a step takes, so that both read the same ones and meet at the end.
    await mixedTransfers(world).mintNfts(1)
    await world.client.mine({ blocks: 30 })
    await Promise.all(
      databases.map(({ db }) => indexStep({ ...world.backend, db }, world.chain, false, AbortSignal.timeout(20_000))),
    )
  }
  for (const { db } of databases) await indexToHead({ ...world.backend, db }, world.chain)
  await world.index()
  const rowsOf = async ({ db }: Pick<Backend, 'db'>) => {
    const tables = ['transactions', 'transfers', 'activity', 'nft_holdings', 'index_cursors', 'index_blocks'] as const
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    return rows.map((each) => each.map((row) => JSON.stringify(row)).sort())
  }
  expect(await rowsOf(two)).toEqual(await rowsOf(world.backend))
  await Promise.all(databases.map(({ close }) => close()))
})

test('behavior: without a chain to index it waits for the end', async () => {
  const stopping = new AbortController()
  const backend = { ...world.backend, chains: makeChains([], fetch), signal: stopping.signal }
  let ended = false
  const done = indexerWorker(backend)
    .run()
    .then(() => (ended = true))
  await settle()
  expect(ended).toBe(false)
  stopping.abort(new Error('stopped'))
  await done
})
