import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '../backend.js'
import { answerProblem, translateError } from '../http/problems.js'
import { deadlineGuard } from './guards.js'

test('error: a handler that takes too long is answered with 503, and its late answer dropped', async () => {
  const app = new Hono<Env>()
  app.onError((error, c) => answerProblem(c, translateError(error)))
  app.use(deadlineGuard(30))
  let finish: () => void = () => {}
  app.get('/slow', async (c) => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return c.text('late')
  })
  app.get('/fast', (c) => c.text('in time'))
  const slow = await app.request('/slow')
  finish()
  expect(slow.status).toBe(503)
  expect(await slow.json()).toEqual({ reasons: [{ name: 'deadline', description: expect.any(String) }] })
  expect(await (await app.request('/fast')).text()).toBe('in time')
})
