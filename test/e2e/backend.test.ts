import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type AddedBackend, addBackend, type StartedBackend } from '../setup/added-backend.js'
import { isRunning } from '../setup/dev-process.js'
import { isFree } from '../setup/free-port.js'
import { type Postgres, startPostgres } from '../setup/postgres.js'
import type { Scratch } from '../setup/scratch.js'
import { copyApp, freshApp } from './shared.js'

const ORIGIN = 'http://localhost:5173'
/** Each npm script compiles what has changed, which takes seconds on a busy machine. */
const slow = { timeout: 600_000 }

/** A copy: the backend is added to it. */
let app: Scratch
let backend: AddedBackend
let postgres: Postgres | undefined
let running: StartedBackend[] = []
beforeAll(async () => {
  app = await copyApp(await freshApp())
  backend = await addBackend(app.dir)
  console.log(`npm ci of the backend: ${backend.installMs} ms`)
})
afterEach(async () => {
  for (const { npm } of running) npm.kill()
  running = []
  await postgres?.stop()
  postgres = undefined
})
afterAll(() => app?.remove())

async function start(env: Readonly<Record<string, string>> = {}): Promise<StartedBackend> {
  const started = await backend.start(env)
  running.push(started)
  return started
}

/** Ends the server as an operator does: npm passes its code on. */
async function stop({ npm, server, port }: StartedBackend): Promise<void> {
  const family = npm.family()
  process.kill(server, 'SIGTERM')
  expect(await npm.ended, npm.said.error).toBe(0)
  await vi.waitFor(() => expect(family.filter(isRunning)).toEqual([]), { timeout: 5_000 })
  expect(await isFree(port)).toBe(true)
}

async function createProject(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const made = await backend.admin(['project', 'create', 'My app', '--origin', ORIGIN, '--json'], env)
  expect(made.code, made.stderr).toBe(0)
  const { id } = JSON.parse(made.stdout) as { readonly id: string }
  return id
}

async function walletsFor(
  url: string,
  projectId: string,
): Promise<{ readonly status: number; readonly count: number }> {
  const query = new URLSearchParams({ projectId, page: '1', entries: '4' })
  const response = await fetch(`${url}/getWallets?${query}`, { headers: { origin: ORIGIN } })
  const { data = [] } = (await response.json()) as { readonly data?: readonly unknown[] }
  return { status: response.status, count: data.length }
}

test('behavior: npm start serves, and a project that was made while it was stopped is answered', slow, async () => {
  const first = await start()
  const health = await (await fetch(`${first.url}/health`)).json()
  expect(health).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    mode: 'development',
    database: { kind: 'pglite', ok: true },
    services: [{ name: 'api', port: first.port }],
  })
  await stop(first)
  const id = await createProject()
  const second = await start()
  console.log(`npm start: ready after ${first.readyMs} ms, built already after ${second.readyMs} ms`)
  expect(await walletsFor(second.url, id)).toEqual({ status: 200, count: 4 })
  expect(await walletsFor(second.url, 'f'.repeat(32))).toEqual({ status: 401, count: 0 })
  await stop(second)
})

test('behavior: with DATABASE_URL it is the same, and the admin commands work beside it', slow, async () => {
  postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url }
  const started = await start(env)
  const id = await createProject(env)
  expect(await walletsFor(started.url, id)).toEqual({ status: 200, count: 4 })
  expect(await (await fetch(`${started.url}/health`)).json()).toMatchObject({
    database: { kind: 'postgres', ok: true },
  })
  await stop(started)
})

test('error: A-54 production refuses what is fit for a desk, and names each setting', slow, async () => {
  const desk = { MODE: 'production', DATA_DIR: 'memory', SANDBOX_ONRAMP: 'on', OWN_DOMAINS: 'vercel.app' }
  const { code, stdout, stderr } = await backend.refuse({
    ...desk,
    PUBLIC_URL: 'http://api.example.com',
    SECRET_KEY: 'development-only-secret-that-everybody-knows',
    MAIL_URL: 'inbox://',
  })
  expect(code).toBe(1)
  expect(stdout).not.toContain('"msg"')
  const names = [...stderr.matchAll(/^ {2}- ([A-Z_]+)[=:]/gm)].map(([, name]) => name)
  expect([...new Set(names)].sort()).toEqual([
    'CHAINS_FILE',
    'DATA_DIR',
    'MAIL_URL',
    'OWN_DOMAINS',
    'PUBLIC_URL',
    'SANDBOX_ONRAMP',
    'SECRET_KEY',
    'TRUSTED_PROXIES',
  ])
})
