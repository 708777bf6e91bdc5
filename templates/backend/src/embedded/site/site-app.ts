import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import type { Env } from '../../backend.js'
import { clientGuard, hashClient } from '../../guards/client-guard.js'
import { counterOf, deadlineGuard } from '../../guards/guards.js'
import { hostGuard } from '../../guards/origin-guard.js'
import { rateGuard, rateLimits } from '../../guards/rate-guard.js'
import { Problem, translateError } from '../../http/problems.js'
import { defaultLimits } from '../../limits/limits.data.js'
import { isProjectId, projectFinder } from '../../projects/read-project.js'
import { activityRoutes } from '../activity/activity-routes.js'
import { readLanguage } from '../mails/read-language.js'
import type { EmbeddedBackend } from '../part.js'
import { accountRoutes } from './account-routes.js'
import { ownOriginGuard, proofGuard, siteProjectGuard } from './api-guards.js'
import { siteApi } from './api-routes.js'
import { deviceRoutes, putFormHeaders } from './device-routes.js'
import { API_PATH, frameHeaders, frameHtml, workerHeaders } from './frame-document.js'
import { problemPage } from './problem-page.js'
import type { SiteFiles } from './read-site-files.js'
import { walletOrigins } from './wallet-origins.js'

/** Most bytes of a body. */
const BODY_BYTES = 256 * 1024
/** The wait for the link takes 25 s. */
const WAIT_MS = 28_000
/** Two years (SECURITY 2.4). There is no TLS in development. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'
const plain = { 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': "default-src 'none'; sandbox" }

/** What the site is made of. */
export interface SiteParts {
  readonly files: SiteFiles
  /** Values of the `Host` header that are answered, lower case, with their port. */
  readonly hosts: readonly string[]
}

/**
 * The wallet's site as one Hono app: the document of the frame, its files, its API, and the page of the link. It shares
 * database and settings with the API of the backend and nothing else: routes of one are not there in the other.
 */
export function createSite(backend: EmbeddedBackend, { files, hosts }: SiteParts): Hono<Env> {
  const { settings, clock, log } = backend
  const limits = rateLimits(counterOf(backend), { clock, log, limits: settings.limits ?? defaultLimits })
  const app = new Hono<Env>()
  app.onError((error, c) => answerProblem(backend, c, error))
  app.notFound((c) =>
    isForPeople(c) ? showProblem(c, 'missing', 404) : c.text('There is nothing at this address.\n', 404, plain),
  )
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('project', null)
    const start = performance.now()
    await next()
    c.header('x-request-id', c.get('requestId'))
    c.header('x-content-type-options', 'nosniff')
    if (settings.mode === 'production') c.header('strict-transport-security', STRICT_TRANSPORT)
    logRequest(backend, c, performance.now() - start)
    tally(backend, c)
  })
  app.use(clientGuard(backend), hostGuard({ settings: { ...settings, hosts } }))
  app.use(`${API_PATH}/*`, async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  app.use(bodyLimit({ maxSize: BODY_BYTES, onError: tooLong }))
  app.use(`${API_PATH}/*`, deadlineGuard(WAIT_MS), ownOriginGuard(backend), siteProjectGuard(backend))
  app.use(`${API_PATH}/*`, rateGuard(backend, limits))
  app.get('/sdk', frameRoute(backend, files))
  app.get('/assets/:name', (c) => {
    const file = files.all.get(`/assets/${c.req.param('name')}`)
    if (!file) return c.notFound()
    const { eip155, solana } = files.signing?.workers ?? {}
    const isWorker = file === eip155 || file === solana
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', ...(isWorker && workerHeaders) }
    return c.body(file.bytes, 200, {
      ...headers,
      'content-type': file.type,
      // A frame that a page has sandboxed has no origin: its script has to come, to say why it does not start.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  app.route('/', deviceRoutes(backend))
  app.route('/', activityRoutes(backend))
  app.route('/', accountRoutes())
  app.route(API_PATH, siteApi(backend, proofGuard(backend)))
  return app
}

/** The document, or 404 without script for a project that is unknown, off, or that no page may embed (SECURITY 2.2). */
function frameRoute(backend: EmbeddedBackend, files: SiteFiles) {
  const find = projectFinder(backend)
  return async (c: Context<Env>): Promise<Response> => {
    const id = c.req.query('projectId') ?? ''
    const project = isProjectId(id) ? await find(id) : undefined
    const origins = project?.isEnabled ? walletOrigins(project.origins, backend.settings) : []
    if (!project || origins.length === 0) {
      return c.text('No wallet is served here for this project.\n', 404, { ...plain, 'cache-control': 'no-store' })
    }
    return c.body(frameHtml({ project, origins, files }), 200, { ...frameHeaders({ origins }) })
  }
}

/** The template of the route, and how it went: labels of the metrics, which are few. */
function tally({ metrics }: EmbeddedBackend, c: Context<Env>): void {
  const path = routePath(c, -1)
  const route = path.includes('*') || path === '' ? 'none' : path
  const { error } = c
  const outcome = error ? translateError(error).reasons[0].name : (c.get('outcome') ?? (c.res.ok ? 'ok' : 'not_found'))
  metrics?.walletRequests.inc({ route, outcome })
}

function tooLong(): never {
  throw new Problem('body_too_long', { words: { bytes: BODY_BYTES } })
}

/** Whether a browser shows the answer to a person: the frame and its files are fetched by scripts, or show nothing. */
function isForPeople(c: Context<Env>): boolean {
  const { path } = c.req
  return path !== '/sdk' && !/^\/(api|assets)\//.test(path) && (c.req.header('accept') ?? '').includes('text/html')
}

function showProblem(
  c: Context<Env>,
  kind: 'missing' | 'failed',
  status: Problem['status'],
  headers: Problem['headers'] = {},
): Response | Promise<Response> {
  putFormHeaders(c)
  return c.html(problemPage(readLanguage(c.req.header('accept-language')), kind), status, headers)
}

/** A problem as the frame reads it: `message` is for people, `now` mends a clock that is off. */
function answerProblem(backend: EmbeddedBackend, c: Context<Env>, error: unknown): Response | Promise<Response> {
  const problem = translateError(error)
  if (problem.status >= 500) {
    backend.log.error({ requestId: c.get('requestId'), err: problem.cause ?? problem }, problem.message)
  }
  if (isForPeople(c)) return showProblem(c, 'failed', problem.status, problem.headers)
  const [{ name }] = problem.reasons
  const body = { code: name, message: problem.message }
  const now = name === 'clock' ? { now: backend.clock.now() } : {}
  return c.json({ ...body, ...now }, problem.status, { ...problem.headers, 'cache-control': 'no-store' })
}

/** One line a request: no address, no query, which may have the token of a link. */
function logRequest({ log, settings }: EmbeddedBackend, c: Context<Env>, ms: number): void {
  log.info({
    requestId: c.get('requestId'),
    site: 'wallet',
    method: c.req.method,
    route: routePath(c, -1),
    status: c.res.status,
    ms: Math.round(ms * 10) / 10,
    project: c.get('project')?.id,
    client: c.get('clientIp') ? hashClient(settings.secret, c.get('clientIp')) : undefined,
  })
}
