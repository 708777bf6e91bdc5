import type { Context, MiddlewareHandler } from 'hono'
import type { Backend, Env } from '../backend.js'
import { Problem } from '../http/problem.js'
import { defaultOrigins } from '../origins/default-origins.data.js'
import { matchOrigins, type OriginMatcher } from '../origins/match-origin.js'
import { isOwnOrigin } from '../origins/own-origin.js'
import { readOrigin } from '../origins/read-origin.js'
import { projectFinder } from '../projects/find-project.js'
import type { Project } from '../projects/project.js'
import { allowOrigin, answerPreflight, varyByOrigin } from './cors.js'
import { isOpenPath } from './is-open-path.js'
import { knownOrigins } from './known-origins.js'
import { projectOptional, readableByAll } from './open-paths.data.js'
import { readProjectId } from './read-project-id.js'

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
      if (!mayLeaveOut(`${c.req.method} ${c.req.path}`)) throw missing()
      if (origin !== undefined && !(await isKnown(origin))) throw foreign()
      return
    }
    const project = await find(id)
    if (!project) throw new Problem(401, 'unknown_project', 'There is no project with this projectId.')
    if (!project.isEnabled) throw new Problem(403, 'project_disabled', 'This project is turned off.')
    const isFree = readableByAll.includes(c.req.path) && origin !== undefined && readOrigin(origin) !== undefined
    if (origin !== undefined && !isFree && !isAllowed(project, origin)) throw foreign()
    c.set('project', project)
  }

  /** A preflight has no body: where the project would be in there, any project's origins count. */
  async function preflight(c: Context<Env>, origin: string): Promise<Response> {
    const id = await readProjectId(c.req)
    if (id !== undefined) await checkProject(c, id, origin)
    else if (!(await isKnown(origin))) throw foreign()
    return answerPreflight(c, origin)
  }

  return async (c, next) => {
    const origin = c.req.header('origin')
    varyByOrigin(c)
    if (isOpenPath(c.req.path)) {
      if (origin !== undefined && !isOwnOrigin(backend.settings, origin)) throw foreign()
      return next()
    }
    if (c.req.method === 'OPTIONS' && origin !== undefined) return preflight(c, origin)
    if (origin === undefined) onNoOrigin()
    // An app must be able to read that its events are refused (its one alert says so).
    if (origin !== undefined && c.req.path === '/e' && readOrigin(origin)) allowOrigin(c, origin)
    await checkProject(c, await readProjectId(c.req), origin)
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

function missing(): Problem {
  return new Problem(401, 'project_missing', 'Say which project asks: ?projectId=…')
}

function foreign(): Problem {
  return new Problem(403, 'origin_not_allowed', "This origin is not on the project's list of allowed origins.")
}
