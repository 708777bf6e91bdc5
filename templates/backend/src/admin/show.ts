import { countEvents } from '../analytics/store-events.js'
import type { Backend } from '../backend.js'
import { defaultLimits } from '../limits/limits.data.js'
import { unknownProject } from '../projects/edit-project.js'
import { readProject, readProjects } from '../projects/read-project.js'
import type { Html } from './layout.js'
import { projectPage } from './project-page.js'
import { projectsPage } from './projects-page.js'

/** What pages are made of. */
type Shown = Pick<Backend, 'db' | 'clock' | 'settings'>

const DAYS = 7

/** The page of all projects as they are now. */
export async function showProjects({ db }: Shown, token: string, fault?: string): Promise<Html> {
  return projectsPage(await readProjects(db), token, fault)
}

/** The page of one project as it is now. Problem 404 where there is none. */
export async function showProject(backend: Shown, id: string, token: string, fault?: string): Promise<Html> {
  const project = await readProject(backend.db, id)
  if (!project) throw unknownProject(id)
  const events = await countEvents(backend, id, DAYS)
  const defaults = backend.settings.limits ?? defaultLimits
  return projectPage({ project, defaults, events, token, ...(fault === undefined ? {} : { fault }) })
}
