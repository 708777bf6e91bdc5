import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../../backend.js'
import { readBody } from '../../http/input.js'
import { Problem } from '../../http/problems.js'
import type { OriginMatcher } from '../../origins/origins.js'
import type { Project } from '../../projects/project.js'
import { isProjectId, projectFinder } from '../../projects/read-project.js'
import type { EmbeddedBackend } from '../part.js'
import { checkProof } from './proof.js'
import type { SiteEnv } from './site-env.js'
import { walletOriginMatcher } from './wallet-origins.js'

/**
 * Lets only the site's own document ask its API: the origin is the one that was asked, and the body is JSON, which no
 * form of another site can send. Browsers that say where a request is from must say the same.
 */
export function ownOriginGuard(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    if (!isOwnOrigin(c) || (site !== undefined && site !== 'same-origin')) throw new Problem('foreign_request')
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json') throw new Problem('wrong_content_type', { words: { type: 'application/json' } })
    // What is signed is the path.
    if (new URL(c.req.url).search !== '') throw new Problem('bad_request')
    await next()
  }
}

/** Whether the request comes from a page of the host that it asks. */
export function isOwnOrigin(c: Context): boolean {
  return c.req.header('origin') === originOf(c)
}

/** The origin that is asked. There is no TLS in development, for which alone this version has a site. */
function originOf(c: Context): string {
  return `http://${(c.req.header('host') ?? new URL(c.req.url).host).toLowerCase()}`
}

/** Finds the project, and checks that the page which embeds the frame may have its wallet. */
export function siteProjectGuard(backend: EmbeddedBackend): MiddlewareHandler<Env> {
  const find = projectFinder(backend)
  const matchers = new WeakMap<Project, OriginMatcher>()
  return async (c, next) => {
    const id = c.req.header('x-project-id') ?? ''
    const project = isProjectId(id) ? await find(id) : undefined
    if (!project) throw new Problem('unknown_project')
    if (!project.isEnabled) throw new Problem('project_disabled')
    const matcher = matchers.get(project) ?? walletOriginMatcher(project.origins, backend.settings)
    matchers.set(project, matcher)
    const app = c.req.header('x-app-origin') ?? ''
    // The wallet's own origin is never an app's: its scripts would be the wallet's.
    if (!matcher(app) || app === originOf(c)) throw new Problem('origin_not_allowed')
    c.set('project', project)
    await next()
  }
}

/** Checks the proof of the device over the whole request, and says who asks. */
export function proofGuard(backend: EmbeddedBackend): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const projectId = c.get('project')?.id ?? ''
    const origin = c.req.header('x-app-origin') ?? ''
    const given = {
      device: c.req.header('x-device'),
      proof: c.req.header('x-proof'),
      time: c.req.header('x-proof-time'),
      nonce: c.req.header('x-proof-nonce'),
    }
    const body = new Uint8Array(await c.req.arrayBuffer())
    const { method, path } = c.req
    const device = await checkProof(backend, given, { method, path, body, projectId, origin })
    c.set('caller', { projectId, origin, device })
    await readBody(c as unknown as Context<Env>)
    await next()
  }
}
