import { Hono } from 'hono'
import type { Env } from '../../backend.js'
import { isProjectId } from '../../projects/read-project.js'
import { readLanguage } from '../mails/read-language.js'
import { formHeaders } from './device-routes.js'
import { exportPage } from './export-page.js'

/**
 * The two pages that the settings of the modal link to, with the id of the project: what happened with the wallet, and that
 * its keys can't be taken out in this version.
 */
export function accountRoutes(): Hono<Env> {
  return new Hono<Env>()
    .get('/dashboard', (c) => {
      const projectId = c.req.query('projectId') ?? ''
      return isProjectId(projectId) ? c.redirect(`/activity?projectId=${projectId}`, 303) : c.notFound()
    })
    .get('/export', formHeaders, (c) => c.html(exportPage(readLanguage(c.req.header('accept-language')))))
}
