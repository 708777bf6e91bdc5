import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { isFree } from '../../../test/setup/free-port.js'
import { startPostgres } from '../../../test/setup/postgres.js'
import { askRaw, serveBackend } from '../../../test/setup/running-backend.js'
import { openServer } from './http/open-server.js'

test('behavior: after a stop its port is closed, and stopping twice is fine', async () => {
  const served = await serveBackend()
  expect((await served.get('/health')).status).toBe(200)
  const torn = vi.spyOn(served.running.server, 'closeAllConnections')
  // The connection of that request is still open on the client's side; it does not have to be torn down in the end.
  await Promise.all([served.stop(), served.stop()])
  expect(torn).not.toHaveBeenCalled()
  expect(await isFree(served.running.port)).toBe(true)
  expect(served.running.backend.signal.aborted).toBe(true)
}, 60_000)

test('behavior: a request under way ends well while it stops, new connections are refused', async () => {
  let release: () => void = () => {}
  let hasEntered: () => void = () => {}
  const inside = new Promise<void>((resolve) => {
    hasEntered = resolve
  })
  const served = await serveBackend({
    parts: {
      extend(app, { db }) {
        app.get('/inbox/slow', async (c) => {
          hasEntered()
          await new Promise<void>((resolve) => {
            release = resolve
          })
          const { length } = await db.selectFrom('projects').select('id').execute()
          return c.json({ projects: length })
        })
      },
    },
  })
  const slow = served.get('/inbox/slow')
  await inside
  const stopped = served.stop()
  await expect(askRaw(served.running.port, '/health')).rejects.toThrow('ECONNREFUSED')
  release()
  expect(await (await slow).json()).toEqual({ projects: 2 })
  await stopped
}, 60_000)

test('error: whatever fails at the start leaves no port and no connection behind', async () => {
  const port = await takenPort()
  await expect(serveBackend({ settings: { port: port.number } })).rejects.toThrow('EADDRINUSE')
  await port.free()
  const fails = { seed: () => Promise.reject(new Error('no seeds')) }
  await expect(serveBackend({ settings: { port: port.number }, parts: fails })).rejects.toThrow('no seeds')
  expect(await isFree(port.number)).toBe(true)
  const postgres = await startPostgres()
  const database = { kind: 'postgres', url: postgres.url } as const
  await expect(serveBackend({ settings: { database }, parts: fails })).rejects.toThrow('no seeds')
  // A connection that stayed would make this server wait for it.
  await postgres.stop()
}, 60_000)

test('behavior: while it starts, requests are answered with 503 and reasons', async () => {
  const open = await openServer('127.0.0.1', 0)
  try {
    const response = await fetch(`http://127.0.0.1:${open.port}/health`)
    expect([response.status, await response.json()]).toEqual([
      503,
      { reasons: [{ name: 'starting', description: expect.any(String) }] },
    ])
    open.serve(() => new Response('served'))
    expect(await (await fetch(`http://127.0.0.1:${open.port}/`)).text()).toBe('served')
  } finally {
    await open.close()
  }
})

test('error: a database that goes in the middle is 503 with reasons, and back again when it is', async () => {
  const postgres = await startPostgres()
  const served = await serveBackend({ settings: { database: { kind: 'postgres', url: postgres.url } } })
  try {
    const path = (project: string) => `/appkit/v1/config?projectId=${project}`
    expect((await served.get(path('shop'))).status).toBe(200)
    await postgres.stop()
    for (const project of ['closed', 'nobody', 'somebody']) {
      const response = await served.get(path(project))
      expect([project, response.status]).toEqual([project, 503])
      expect(await response.json()).toEqual({
        reasons: [{ name: 'database_unavailable', description: expect.any(String) }],
      })
    }
    const health = await served.get('/health')
    expect([health.status, await health.json()]).toEqual([
      503,
      expect.objectContaining({ status: 'failing', database: { kind: 'postgres', ok: false } }),
    ])
    const told = served.lines.filter(({ level }) => level === 'error')
    expect(told[0]).toMatchObject({ requestId: expect.any(String), err: { code: expect.any(String) } })
    expect(JSON.stringify(served.lines)).not.toContain(postgres.url)
  } finally {
    await served.stop()
    await postgres.stop()
  }
}, 60_000)

test('error: an embedded database that was closed is 503 too', async () => {
  const served = await serveBackend()
  await served.running.backend.db.destroy()
  const response = await served.get('/appkit/v1/config?projectId=shop')
  expect([response.status, await response.json()]).toEqual([
    503,
    { reasons: [{ name: 'database_unavailable', description: expect.any(String) }] },
  ])
  await served.stop()
}, 60_000)

async function takenPort(): Promise<{ readonly number: number; free(): Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    number: typeof address === 'object' && address ? address.port : 0,
    free: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
