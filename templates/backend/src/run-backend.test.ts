import { type ChildProcess, spawn } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBackend } from '../../../test/setup/build-backend.js'
import { freePort, isFree } from '../../../test/setup/free-port.js'
import { keptDatabase } from '../../../test/setup/kept-database.js'
import { startPostgres } from '../../../test/setup/postgres.js'
import { makeProductionWorld } from '../../../test/setup/production-backend.js'
import { askRaw } from '../../../test/setup/running-backend.js'
import { insideFolder, type Scratch } from '../../../test/setup/scratch.js'
import { soon } from '../../../test/setup/soon.js'
import { migrate } from './db/migrate.js'
import { openDatabase } from './db/open-database.js'

let scratch: Scratch
let main: string
let environment: Record<string, string>
beforeAll(async () => {
  scratch = await insideFolder('run-backend')
  main = await buildBackend(scratch.dir)
  const chains = join(scratch.dir, 'chains.json')
  const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  await writeFile(
    chains,
    JSON.stringify([{ chainId: 'eip155:1', name: 'Ethereum', rpcUrls: ['https://node.invalid'], native }]),
  )
  environment = { PATH: process.env['PATH'] ?? '', MODE: 'development', DATA_DIR: 'memory', CHAINS_FILE: chains }
}, 120_000)
afterAll(() => scratch?.remove())

interface Started {
  readonly child: ChildProcess
  readonly said: { out: string; err: string }
  /** The exit code. */
  readonly ended: Promise<number | null>
  ready(): Promise<void>
}

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [main], { env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  const ready = () =>
    new Promise<void>((resolve, reject) => {
      const look = () => said.out.includes('"msg":"ready"') && resolve()
      child.stdout.on('data', look)
      void ended.then(() => reject(new Error(`It ended: ${said.err}`)))
      look()
    })
  return { child, said, ended, ready }
}

test('behavior: it starts, says so in one line, serves, and ends with 0 on SIGTERM, with clients that stay connected', async () => {
  const port = await freePort()
  const { child, said, ended, ready } = start({ PORT: String(port) })
  await ready()
  const readyLines = said.out.split('\n').filter((line) => line.includes('"ready"'))
  expect(readyLines.length).toBe(1)
  expect(JSON.parse(readyLines[0] ?? '')).toMatchObject({
    level: 'info',
    port,
    database: 'pglite',
    note: expect.stringContaining('one process'),
  })
  // fetch keeps this connection open.
  const health = await fetch(`http://127.0.0.1:${port}/health`)
  expect(((await health.json()) as { services: unknown[] }).services).toEqual([
    { name: 'api', port, url: `http://127.0.0.1:${port}` },
  ])
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(await isFree(port)).toBe(true)
  expect(said.err).toBe('')
}, 120_000)

test('error: what is wrong with the settings is all said, on stderr, and the code is 1', async () => {
  const { said, ended } = start({ MODE: 'production', PORT: 'eighty' })
  expect(await ended).toBe(1)
  expect(said.err).toContain('PORT=eighty: write a whole number')
  expect(said.out).toBe('')
  const desk = start({ MODE: 'production' })
  expect(await desk.ended).toBe(1)
  for (const name of ['PUBLIC_URL', 'SECRET_KEY', 'TRUSTED_PROXIES', 'DATA_DIR'])
    expect(desk.said.err).toContain(`- ${name}`)
}, 120_000)

test('error: a port that is taken, and a database that is not there', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { said, ended } = start({ PORT: String(port) })
  expect(await ended).toBe(1)
  expect(said.err).toContain('its port is taken')
  await new Promise((resolve) => taken.close(resolve))
  const lost = start({ PORT: '0', DATABASE_URL: 'postgres://user:hush@127.0.0.1:1/none' })
  expect(await lost.ended).toBe(1)
  expect(lost.said.err).toContain('The backend does not start')
  expect(lost.said.err + lost.said.out).not.toContain('hush')
}, 120_000)

test('error: A-54 production does not start over a wildcard origin in the database, and names it', async () => {
  const postgres = await startPostgres()
  try {
    const { db, close } = await openDatabase({ kind: 'postgres', url: postgres.url })
    await migrate(db)
    await db.insertInto('projects').values({ id: 'shop', name: 'Shop', created_at: 0 }).execute()
    await db.insertInto('project_origins').values({ project_id: 'shop', pattern: 'https://*.shop.example' }).execute()
    await close()
    const production = {
      MODE: 'production',
      PORT: '0',
      DATABASE_URL: postgres.url,
      PUBLIC_URL: 'https://api.example.com',
      SECRET_KEY: 'k'.repeat(40),
      TRUSTED_PROXIES: 'none',
    }
    const refused = start(production)
    expect(await refused.ended).toBe(1)
    expect(refused.said.err).toContain(
      'origin https://*.shop.example of project shop: has a * outside the domains of OWN_DOMAINS',
    )
    const { child, said, ended, ready } = start({ ...production, OWN_DOMAINS: 'shop.example' })
    await ready()
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(said.out).not.toContain('embedded')
  } finally {
    await postgres.stop()
  }
}, 120_000)

test('behavior: A-54 production serves the wallet’s site beside the API, and does not start without its files', async () => {
  const world = await makeProductionWorld()
  let served: Started | undefined
  try {
    const [port, framePort] = [await freePort(), await freePort()]
    const kept = join(scratch.dir, 'production')
    await keptDatabase(kept)
    const env = { ...world.env, DATA_DIR: kept, PORT: String(port), FRAME_PORT: String(framePort) }
    const bare = start(env)
    expect(await bare.ended).toBe(1)
    expect(bare.said.err).toContain('- WALLET_URL: is set, but')
    await cp(world.siteFolder, join(scratch.dir, 'site'), { recursive: true })
    served = start(env)
    const { child, said, ended, ready } = served
    await ready()
    expect(said.out).toContain('"wallet":"https://wallet.example.com"')
    const script = await askRaw(framePort, '/assets/frame-0123abcd.js', { headers: { host: 'wallet.example.com' } })
    expect([script.status, script.headers['strict-transport-security']]).toEqual([
      200,
      expect.stringContaining('63072000'),
    ])
    child.kill('SIGTERM')
    expect([await ended, said.err]).toEqual([0, ''])
    expect([await isFree(port), await isFree(framePort)]).toEqual([true, true])
  } finally {
    served?.child.kill('SIGKILL')
    await world.stop()
  }
}, 120_000)

test('behavior: a second signal ends it at once, although a request is under way', async () => {
  const port = await freePort()
  const kept = join(scratch.dir, 'kept')
  await keptDatabase(kept)
  const { child, ended, ready } = start({ PORT: String(port), DATA_DIR: kept })
  await ready()
  // A body that never comes whole keeps its request under way; the server says that it waits for it.
  const client = connect(port, '127.0.0.1')
  const heard: Buffer[] = []
  client.on('data', (chunk: Buffer) => void heard.push(chunk)).on('error', () => {})
  const head = [`host: 127.0.0.1:${port}`, 'transfer-encoding: chunked', 'expect: 100-continue']
  client.write(['POST /e?projectId=x HTTP/1.1', ...head, '', '1', '{', ''].join('\r\n'))
  const answer = () => Buffer.concat(heard).toString()
  await soon(() => expect(answer()).toBe('HTTP/1.1 100 Continue\r\n\r\n'))
  child.kill('SIGTERM')
  await soon(async () => expect(await isFree(port)).toBe(true))
  expect([child.exitCode, client.closed]).toEqual([null, false])
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
  await soon(() => expect(client.closed).toBe(true))
  expect(answer(), 'no answer to the request').toBe('HTTP/1.1 100 Continue\r\n\r\n')
}, 120_000)
