import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Development, startDevelopment } from '../../templates/backend/src/dev/start-development.js'
import { migratedMemory } from '../../test/setup/migrated-database.js'
import { config, dependencies, doctor, healthy } from '../../test/unit/doctor-run.js'
import { head } from '../node/head.js'
import { anyFreePorts } from '../node/ports.js'

let backend: Development
beforeAll(async () => {
  const [port = 0, framePort = 0] = await anyFreePorts(2)
  backend = await startDevelopment({ port, framePort, chains: [], database: await migratedMemory() })
})
afterAll(() => backend.stop())

/** A project on the running backend; its RPC endpoint is of no interest here. */
const findings = async (projectId: string, url: string) => {
  const app = `{ name: 'App', url: '${url}' }`
  const files = await healthy(config({ app, projectId: `'${projectId}'`, services: `{ api: '${backend.url}' }` }))
  const { findings } = await doctor(files)
  return findings.filter(({ id }) => id !== 'D-26').map(({ id, what }) => `${id} ${what}`)
}

test('behavior: the running backend knows its project and the pages of this machine', async () => {
  expect(await findings('local', 'http://localhost:5173')).toEqual([])
})

test('error: D-09: it knows no other project', async () => {
  expect(await findings('not-there', 'http://localhost:5173')).toEqual([
    `D-09 ${backend.url} knows no project not-there.`,
  ])
})

test('error: D-04: its own matcher refuses an origin that is not on the list', async () => {
  expect(await findings('local', 'http://[::1]:5173')).toEqual([
    "D-04 http://[::1]:5173 isn't on the list of allowed origins of project local.",
  ])
})

test('behavior: its relay opens a socket to whoever knocks, and it refuses a name that is not its own', async () => {
  const services = (relay: string) =>
    config({ projectId: "'local'", services: `{ api: '${backend.url}', relay: '${relay}' }` })
  const about = async (relay: string) => {
    const { findings } = await doctor(await healthy(services(relay)))
    return findings.filter(({ id }) => ['D-30', 'D-31', 'U-relay'].includes(id)).map(({ what }) => what)
  }
  expect(await about(backend.relayUrl)).toEqual([])
  const other = `${backend.relayUrl}/other`
  expect(await about(other)).toEqual([expect.stringContaining(`Couldn't reach the relay ${other}`)])
  const { status } = await head(`${backend.url}/appkit/v1/config?projectId=local`, {
    headers: { host: 'rebound.invalid' },
    signal: new AbortController().signal,
  })
  expect(status).toBe(403)
})

/** A page that is served with these headers, as long as `look` takes. */
async function onPage<T>(headers: OutgoingHttpHeaders, look: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end('<h1>App</h1>'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await look(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

test('error: a page with headers that break the kit is told each of them, beside the running backend', async () => {
  const files = {
    ...(await healthy(config({ projectId: "'local'", services: `{ api: '${backend.url}' }` }))),
    'package.json': JSON.stringify({
      name: 'app',
      dependencies: { ...dependencies, '@coinbase/wallet-sdk': '^4.3.7' },
    }),
  }
  const look = async (url: string) => {
    const { findings, code } = await doctor(files, '--url', url)
    return { code, ids: findings.filter(({ id }) => id !== 'D-26').map(({ id }) => id) }
  }
  const bad = {
    'content-security-policy': "default-src 'self' 'unsafe-eval'; sandbox allow-scripts",
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'clipboard-write=()',
  }
  const result = await onPage(bad, look)
  expect(result.code).toBe(1)
  expect(result.ids.sort()).toEqual(['D-02', 'D-06', 'D-20', 'U-permissions', 'U-storage'])
  const good = {
    'content-security-policy': `default-src 'self'; img-src data:; connect-src https://rpc.example ${backend.url}`,
  }
  expect((await onPage(good, look)).ids).toEqual([])
})
