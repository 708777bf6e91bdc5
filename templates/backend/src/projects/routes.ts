import { Hono } from 'hono'
import type { Backend, Env } from '../backend.js'
import { featureLines, takesAnalytics } from './features.js'
import { needProject } from './project.js'

/** What an app asks about its own project before it shows anything. */
export function projectRoutes(_backend: Backend): Hono<Env> {
  return new Hono<Env>()
    .get('/appkit/v1/config', (c) => c.json({ features: featureLines(needProject(c.get('project'))) }))
    .get('/getAnalyticsConfig', (c) => c.json({ isAnalyticsEnabled: takesAnalytics(needProject(c.get('project'))) }))
    .get('/appkit/v1/project-limits', (c) =>
      // There are no monthly plans here: limits are by the minute, and told by the status 429.
      c.json({
        planLimits: { tier: needProject(c.get('project')).tier, isAboveRpcLimit: false, isAboveMauLimit: false },
      }),
    )
}
