import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appOf, type LocalBackend, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import type { Env } from '../backend.js'
import { createProject, setFeature } from './edit-project.js'
import { findProject } from './read-project.js'

import { projectRoutes } from './routes.js'

let local: LocalBackend
let app: Hono<Env>
beforeAll(async () => {
  local = await makeLocalBackend({ hasDatabase: true })
  const { backend } = local
  await createProject(backend, { name: 'Plain', id: 'plain' })
  await createProject(backend, { name: 'Set', id: 'set' })
  await setFeature(backend, 'set', 'social_login', { isEnabled: true, providers: ['email', 'x'] })
  await setFeature(backend, 'set', 'swap', { isEnabled: false })
  await setFeature(backend, 'set', 'email_capture', { isEnabled: true })
  await setFeature(backend, 'set', 'analytics', { isEnabled: false })
  const withProject = new Hono<Env>()
    .use(async (c, next) => {
      c.set('project', (await findProject(backend, c.req.query('projectId') ?? '')) ?? null)
      await next()
    })
    .route('/', projectRoutes(backend))
  app = appOf(withProject)
}, 60_000)
afterAll(() => local?.stop())

const ask = async (path: string) => {
  const response = await app.request(path)
  return { status: response.status, body: await response.json() }
}

test('behavior: a project that says nothing leaves every feature to the app', async () => {
  expect((await ask('/appkit/v1/config?projectId=plain')).body).toEqual({
    features: [
      { id: 'social_login', isEnabled: true, config: null },
      { id: 'swap', isEnabled: true, config: null },
      { id: 'onramp', isEnabled: true, config: null },
      { id: 'activity', isEnabled: true, config: null },
      { id: 'reown_branding', isEnabled: true, config: null },
      { id: 'multi_wallet', isEnabled: true, config: null },
    ],
  })
})

test('behavior: switches are told; off has an empty list, which an app can not take for "as you like"', async () => {
  const { body } = await ask('/appkit/v1/config?projectId=set')
  expect(body.features).toContainEqual({ id: 'social_login', isEnabled: true, config: ['email', 'x'] })
  expect(body.features).toContainEqual({ id: 'swap', isEnabled: false, config: [] })
  expect(body.features).toContainEqual({ id: 'email_capture', isEnabled: true, config: [] })
  expect(JSON.stringify(body)).not.toContain('analytics')
})

test('behavior: analytics are on unless they were switched off', async () => {
  expect((await ask('/getAnalyticsConfig?projectId=plain')).body).toEqual({ isAnalyticsEnabled: true })
  expect((await ask('/getAnalyticsConfig?projectId=set')).body).toEqual({ isAnalyticsEnabled: false })
})

test('behavior: limits name the tier', async () => {
  expect((await ask('/appkit/v1/project-limits?projectId=plain')).body).toEqual({
    planLimits: { tier: 'self-hosted', isAboveRpcLimit: false, isAboveMauLimit: false },
  })
})

test('error: without a project', async () => {
  expect(await ask('/appkit/v1/config')).toEqual({
    status: 401,
    body: { reasons: [{ name: 'project_missing', description: 'Say which project asks: ?projectId=…' }] },
  })
})
