import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LocalBackend, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { createApp } from '../app.js'
import { createProject } from '../projects/edit-project.js'
import type { Counter } from './rate-guard.js'

let local: LocalBackend
beforeAll(async () => {
  local = await makeLocalBackend({ hasDatabase: true })
  await createProject(local.backend, { id: 'shop', name: 'Shop' })
}, 60_000)
afterAll(() => local?.stop())

test('security: a deeply nested body is 400 without being parsed, and counts as a request, as one that is no JSON does', async () => {
  const counted: string[] = []
  const counter: Counter = {
    async add(counts) {
      counted.push(...counts.keys())
      return counts
    },
    forget: async () => {},
  }
  const app = createApp(local.backend, undefined, counter)
  const url = `${local.backend.settings.publicUrl}/v1/fungible/price?projectId=shop`
  const send = async (body: string) => {
    const { host } = new URL(url)
    const response = await app.request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host },
      body,
    })
    const { reasons } = (await response.json()) as { readonly reasons: readonly { readonly name: string }[] }
    return [response.status, reasons[0]?.name]
  }
  const parse = vi.spyOn(JSON, 'parse')
  const deep = [`${'['.repeat(500_000)}${']'.repeat(500_000)}`, '{"a":'.repeat(65) + 1 + '}'.repeat(65), '['.repeat(70)]
  for (const body of deep) expect(await send(body)).toEqual([400, 'body_too_deep'])
  expect(parse.mock.calls.filter(([text]) => deep.includes(text))).toEqual([])
  parse.mockRestore()
  for (const body of ['{', `["${'[\\"'.repeat(100)}"`]) expect(await send(body)).toEqual([400, 'invalid_json'])
  expect(counted.filter((key) => key === 'api:shop')).toHaveLength(5)
  // Brackets in a text are no levels.
  expect(await send(`{"currency":"usd","addresses":["${'[\\"'.repeat(100)}"]}`)).not.toContain('body_too_deep')
})
