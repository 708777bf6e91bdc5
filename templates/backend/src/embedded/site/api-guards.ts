import type { Context, MiddlewareHandler } from 'hono'
import { getDomain } from 'tldts'
import { z } from 'zod'
import type { Env } from '../../backend.js'
import { readBody } from '../../http/input.js'
import { Problem } from '../../http/problems.js'
import { type OriginMatcher, readOrigin } from '../../origins/origins.js'
import type { Project } from '../../projects/project.js'
import { isProjectId, projectFinder } from '../../projects/read-project.js'
import type { EmbeddedBackend } from '../part.js'
import { networkFacts } from '../signing/network-facts.js'
import { checkProof } from './proof.js'
import type { SiteEnv } from './site-env.js'
import { walletOriginMatcher } from './wallet-origins.js'

type WithOrigin = Pick<EmbeddedBackend, 'walletOrigin'>

/**
 * Lets only the site's own document ask its API: the origin is the one that was asked, and the body is JSON, which no
 * form of another site can send. Browsers that say where a request is from must say the same.
 */
export function ownOriginGuard(backend: WithOrigin): MiddlewareHandler<Env> {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    if (!isOwnOrigin(c, backend) || (site !== undefined && site !== 'same-origin')) throw new Problem('foreign_request')
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json') throw new Problem('wrong_content_type', { words: { type: 'application/json' } })
    // What is signed is the path.
    if (new URL(c.req.url).search !== '') throw new Problem('bad_request')
    await next()
  }
}

/** Whether the request comes from a page of the host that it asks. */
export function isOwnOrigin(c: Context, backend: WithOrigin): boolean {
  return c.req.header('origin') === originOf(c, backend)
}

/** The origin that is asked: that of the settings, whose TLS ends at a load balancer, or another name of this machine. */
function originOf(c: Context, { walletOrigin }: WithOrigin): string {
  const host = (c.req.header('host') ?? new URL(c.req.url).host).toLowerCase()
  return host === new URL(walletOrigin).host ? walletOrigin : `http://${host}`
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
    if (!matcher(app) || app === originOf(c, backend)) throw new Problem('origin_not_allowed')
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
    c.set('isSameSite', isSameSite(origin, backend.walletOrigin))
    await readBody(c as unknown as Context<Env>)
    await next()
  }
}

/** Whether a page and the wallet's site share a domain that one owner holds, both with TLS: cookies go along in every browser. */
export function isSameSite(origin: string, walletOrigin: string): boolean {
  const [page, wallet] = [readOrigin(origin), readOrigin(walletOrigin)]
  if (page?.scheme !== 'https' || wallet?.scheme !== 'https') return false
  const domain = getDomain(wallet.host, { allowPrivateDomains: true })
  return domain !== null && getDomain(page.host, { allowPrivateDomains: true }) === domain
}

const ofChain = z.looseObject({ chainId: z.string() })

/**
 * Refuses transactions on main networks in production, for which the wallets of this version are not meant yet. Throws the
 * problem `network_off`. What names no chain that is served is left to the route.
 */
export function networkGuard({ chains, settings }: EmbeddedBackend): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const wish = ofChain.safeParse(await readBody(c as unknown as Context<Env>))
    const chain = chains.list().find((each) => each.settings.chainId === wish.data?.chainId)
    const facts = chain && networkFacts(chain)
    if (settings.mode === 'production' && facts && !facts.isTestnet) {
      throw new Problem('network_off', { words: { network: facts.name } })
    }
    await next()
  }
}
