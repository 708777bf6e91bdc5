import { Hono } from 'hono'
import type { Backend, Env } from '../backend.js'
import { Problem } from '../http/problem.js'
import { defaultOrigins } from './default-origins.data.js'

/** `GET /projects/v1/origins`: the patterns of origins that may use the project, its own first. */
export function originRoutes({ settings }: Pick<Backend, 'settings'>): Hono<Env> {
  const defaults = settings.defaultOrigins === false ? [] : defaultOrigins
  return new Hono<Env>().get('/projects/v1/origins', (c) => {
    const project = c.get('project')
    if (!project) throw new Problem(401, 'project_missing', 'Say which project asks: ?projectId=…')
    return c.json({ allowedOrigins: [...new Set([...project.origins, ...defaults])] })
  })
}
