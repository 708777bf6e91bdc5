import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { decode, invalidInput, readBody } from '../http/input.js'
import { Problem } from '../http/problems.js'
import { defaultOrigins } from '../origins/default-origins.data.js'
import { isOwnOrigin, matchOrigins, type OriginMatcher, readOrigin } from '../origins/origins.js'
import type { Project } from '../projects/project.js'
import { projectFinder } from '../projects/read-project.js'
import { openPaths, projectOptional, readableByAll } from './open-paths.data.js'
import { allowOrigin, answerPreflight, knownOrigins, varyByOrigin } from './origin-guard.js'

/**
 * Finds the project of a call and checks that the page's origin may use it: 401 for no or an unknown project, 403 for
 * one that is off or a foreign origin. Requests without `Origin` come from servers and tools, which could write any:
 * they are let through, and counted. Answers preflights.
 */
export function projectGuard(
  backend: Pick<Backend, 'db' | 'clock' | 'settings'>,
  onNoOrigin: () => void = () => {},
): MiddlewareHandler<Env> {
  const find = projectFinder(backend)
  const isKnown = knownOrigins(backend)
  const matchers = new WeakMap<Project, OriginMatcher>()
  const defaults = backend.settings.defaultOrigins === false ? [] : defaultOrigins

  function isAllowed(project: Project, origin: string): boolean {
    const matcher = matchers.get(project) ?? matchOrigins(project.origins, defaults)
    matchers.set(project, matcher)
    return matcher(origin)
  }

  async function checkProject(c: Context<Env>, id: string | undefined, origin: string | undefined): Promise<void> {
    if (id === undefined) {
      if (!mayLeaveOut(`${c.req.method} ${c.req.path}`)) throw new Problem('project_missing')
      if (origin !== undefined && !(await isKnown(origin))) throw new Problem('origin_not_allowed')
      return
    }
    const project = await find(id)
    if (!project) throw new Problem('unknown_project')
    if (!project.isEnabled) throw new Problem('project_disabled')
    const isFree = readableByAll.includes(c.req.path) && origin !== undefined && readOrigin(origin) !== undefined
    if (origin !== undefined && !isFree && !isAllowed(project, origin)) throw new Problem('origin_not_allowed')
    c.set('project', project)
  }

  /** A preflight has no body: where the project would be in there, any project's origins count. */
  async function preflight(c: Context<Env>, origin: string): Promise<Response> {
    const id = await readProjectId(c)
    if (id !== undefined) await checkProject(c, id, origin)
    else if (!(await isKnown(origin))) throw new Problem('origin_not_allowed')
    return answerPreflight(c, origin)
  }

  return async (c, next) => {
    const origin = c.req.header('origin')
    varyByOrigin(c)
    if (isOpenPath(c.req.path)) {
      if (origin !== undefined && !isOwnOrigin(backend.settings, origin)) throw new Problem('origin_not_allowed')
      return next()
    }
    if (c.req.method === 'OPTIONS' && origin !== undefined) return preflight(c, origin)
    if (origin === undefined) onNoOrigin()
    // An app must be able to read that its events are refused (its one alert says so).
    if (origin !== undefined && c.req.path === '/e' && readOrigin(origin)) allowOrigin(c, origin)
    await checkProject(c, await readProjectId(c), origin)
    if (origin !== undefined) allowOrigin(c, origin)
    await next()
    // Again, for a handler that made its response by itself.
    if (origin !== undefined) allowOrigin(c, origin)
    varyByOrigin(c)
    return undefined
  }
}

function mayLeaveOut(call: string): boolean {
  return projectOptional.some((each) => call === each || (each.endsWith('/') && call.startsWith(each)))
}

const projectId = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, 'is no project id')
const body = z.object({ projectId: z.string().max(200) })

/**
 * The project that a request names: in its query, or, where it is not there, in its JSON body. The body stays readable
 * for the handler. Throws a `Problem` 400 for what can't be an id, or for two different ones.
 */
async function readProjectId(c: Context<Env>): Promise<string | undefined> {
  const [inQuery, ...more] = new Set(c.req.queries('projectId') ?? [])
  if (more.length > 0) throw invalidInput('projectId: is there twice')
  const id = inQuery ?? (c.req.method === 'GET' || c.req.method === 'HEAD' ? undefined : await idInBody(c))
  return id === undefined || id === '' ? undefined : decode(z.object({ projectId }), { projectId: id }).projectId
}

/** A body that is not JSON names no project: the guard of content types refuses it, after the origin was checked. */
async function idInBody(c: Context<Env>): Promise<string | undefined> {
  return body.safeParse(await readBody(c).catch(() => undefined)).data?.projectId
}

/** Whether the path is answered without a project. */
export function isOpenPath(path: string): boolean {
  return openPaths.some((open) => path === open || (open.length > 1 && open.endsWith('/') && path.startsWith(open)))
}
