import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw, type ServedBackend, serveBackend } from '../../test/setup/running-backend.js'
import { config, healthy } from '../../test/unit/doctor-run.js'
import { doctor, words } from '../../test/unit/doctor-world.js'
import type { FakeWorld } from '../../test/unit/fake-context.js'
import { head } from '../node/head.js'

const host = 'api.example'
let served: ServedBackend
beforeAll(async () => {
  const settings = { mode: 'production', publicUrl: `https://${host}`, hosts: [host] } as const
  served = await serveBackend({ settings, origins: ['https://app.example'] })
})
afterAll(() => served.stop())

/** What stands before the running backend: speaks TLS for it, adds `more`, and passes `Host` on, or its own where it is told. */
function balancer({ more = {}, host: sent }: { more?: Record<string, string>; host?: string } = {}): FakeWorld {
  return {
    async onFetch(url, init) {
      const { host: asked, pathname, search } = new URL(url)
      if (asked !== host) return Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' })
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), host: asked }
      const { status, headers: given, body } = await askRaw(served.running.port, `${pathname}${search}`, { headers })
      const answered = new Headers({ ...more, 'content-type': String(given['content-type'] ?? '') })
      if (given['date'] !== undefined) answered.set('date', String(given['date']))
      return new Response(body, { status, headers: answered })
    },
    onHead(url, { headers, signal }) {
      const { pathname, search } = new URL(url)
      const place = `http://127.0.0.1:${served.running.port}${pathname}${search}`
      return head(place, { headers: { ...headers, host: sent ?? headers['host'] ?? host }, signal })
    },
  }
}
const safe = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
const files = (change = {}) => healthy(config({ projectId: "'shop'", ...change }))

test('behavior: a backend in production has nothing of development, and answers under its name only', async () => {
  expect(words(await doctor(await files(), balancer({ more: safe })))).toEqual([])
})

test('error: D-30: what stands before it says nothing of TLS, or hides which host was asked for', async () => {
  expect(words(await doctor(await files(), balancer()))).toEqual([
    "warning D-30 https://api.example doesn't send Strict-Transport-Security.",
  ])
  expect(words(await doctor(await files(), balancer({ more: safe, host })))).toEqual([
    'error D-30 https://api.example also answers requests that name another host.',
  ])
})

test('error: D-04 and D-09: its list, and its projects', async () => {
  const other = await files({ app: "{ name: 'App', url: 'https://other.example' }" })
  expect((await doctor(other, balancer({ more: safe }))).ids).toEqual(['D-04'])
  expect((await doctor(await files({ projectId: "'closed'" }), balancer({ more: safe }))).ids).toEqual(['D-09'])
})
