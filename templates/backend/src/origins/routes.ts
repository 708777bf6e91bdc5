import { Hono } from 'hono'
import type { Backend, Env } from '../backend.js'
import { needProject } from '../projects/project.js'
import { defaultOrigins as everyProjects } from './default-origins.data.js'

/**
 * `GET /projects/v1/origins`: the patterns of origins that may use the project, its own first. `defaultOrigins` are those
 * among them that every project has, and this one has not listed itself.
 */
export function originRoutes({ settings }: Pick<Backend, 'settings'>): Hono<Env> {
  const defaults = settings.defaultOrigins === false ? [] : everyProjects
  return new Hono<Env>().get('/projects/v1/origins', (c) => {
    const project = needProject(c.get('project'))
    const defaultOrigins = defaults.filter((pattern) => !project.origins.includes(pattern))
    return c.json({ allowedOrigins: [...project.origins, ...defaultOrigins], defaultOrigins })
  })
}
