import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Env } from '../backend.js'
import { readBody, readJson } from './input.js'
import { answerProblem, translateError } from './problems.js'

/** Posts a body to an app that reads it three times; resolves to its answer and to what was read. */
async function post(body: string) {
  const seen: unknown[] = []
  const app = new Hono<Env>()
  app.onError((error, c) => answerProblem(c, translateError(error)))
  app.use(async (c, next) => {
    seen.push(await readBody(c).catch(() => 'no JSON'))
    await next()
  })
  app.post('/', async (c) => {
    seen.push(await readBody(c))
    return c.json(await readJson(c, z.object({ amount: z.string() })))
  })
  return { response: await app.request('/', { method: 'POST', body }), seen }
}

test('behavior: a body is parsed once, for the guards and the route', async () => {
  const { response, seen } = await post('{"amount":"1"}')
  expect(await response.json()).toEqual({ amount: '1' })
  expect(seen).toHaveLength(2)
  expect(seen[1]).toBe(seen[0])
})

test.each([
  ['{"amount":', 'invalid_json', 'The body is not JSON.'],
  ['', 'invalid_json', 'The body is not JSON.'],
  ['{"amount":1}', 'invalid_input', expect.stringMatching(/^amount: /)],
  ['[]', 'invalid_input', expect.any(String)],
])('error: the body %j is refused, also where it was read before', async (body, name, description) => {
  const { response } = await post(body)
  expect([response.status, await response.json()]).toEqual([400, { reasons: [{ name, description }] }])
})
