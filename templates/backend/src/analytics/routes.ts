import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { readJson } from '../http/input.js'
import { takesAnalytics } from '../projects/features.js'
import { needProject } from '../projects/project.js'
import { cleanEvent, cleanText, type SentEvent, sentEvent } from './read-event.js'

import { storeEvents } from './store-events.js'

/** Most events of one `/batch`. */
const BATCH_MOST = 200

/** `/e` and `/batch`: events of the kit. Answers 202, also when the project takes none. */
export function analyticsRoutes(backend: Backend): Hono<Env> {
  return new Hono<Env>()
    .post('/e', async (c) => take(c, [await readJson(c, sentEvent)]))
    .post('/batch', async (c) => take(c, await readJson(c, z.array(sentEvent).max(BATCH_MOST))))

  async function take(c: Context<Env>, events: readonly SentEvent[]): Promise<Response> {
    const project = needProject(c.get('project'))
    if (takesAnalytics(project)) {
      const sdk = cleanText(`${c.req.query('st') ?? ''} ${c.req.query('sv') ?? ''}`.trim(), 100)
      const keys = { secret: backend.settings.secret, projectId: project.id }
      const clean = events.map((event) => cleanEvent(event, keys))
      await storeEvents(backend, { projectId: project.id, sdk }, clean)
    }
    return c.body(null, 202)
  }
}
