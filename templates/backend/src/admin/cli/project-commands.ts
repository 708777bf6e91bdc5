import { createProject, deleteProject, enableProject, unknownProject } from '../../projects/edit-project.js'

import type { Project } from '../../projects/project.js'
import { readProject, readProjects } from '../../projects/read-project.js'
import { type Command, type CommandStore, type Outcome, UsageError } from './command.js'

const id = ['PROJECT'] as const

/** Commands about whole projects. */
export const projectCommands: readonly Command[] = [
  {
    words: 'project create',
    args: ['NAME'],
    options: {
      id: { type: 'string', hint: '--id ID' },
      origin: { type: 'string', hint: '--origin ORIGIN …' },
    },
    help: 'a new project, with a random id unless one is given',
    async run(store, { args: [name = ''], options }) {
      const [chosen] = options['id'] ?? []
      const origins = options['origin'] ?? []
      return tell(store, await createProject(store, { name, origins, ...(chosen === undefined ? {} : { id: chosen }) }))
    },
  },
  {
    words: 'project list',
    args: [],
    options: {},
    help: 'every project',
    async run({ db }) {
      const projects = await readProjects(db)
      const lines = projects.map(({ id, name, isEnabled }) => `${id}  ${isEnabled ? 'on ' : 'off'}  ${name}`)
      return { lines: lines.length > 0 ? lines : ['There is no project yet.'], json: projects }
    },
  },
  {
    words: 'project show',
    args: id,
    options: {},
    help: 'one project with its origins, features and limits',
    run: (store, { args: [project = ''] }) => tell(store, project),
  },
  {
    words: 'project enable',
    args: id,
    options: {},
    help: 'answer its calls',
    async run(store, { args: [project = ''] }) {
      await enableProject(store, project, true)
      return tell(store, project)
    },
  },
  {
    words: 'project disable',
    args: id,
    options: {},
    help: 'refuse its calls',
    async run(store, { args: [project = ''] }) {
      await enableProject(store, project, false)
      return tell(store, project)
    },
  },
  {
    words: 'project delete',
    args: id,
    options: { yes: { type: 'boolean', hint: '--yes' } },
    help: 'remove it with its origins, features, limits and events; needs --yes',
    async run(store, { args: [project = ''], options }) {
      if (!options['yes']) throw new UsageError(`Nothing was deleted. To delete ${project}, add --yes.`)
      await deleteProject(store, project)
      return { lines: [`Deleted ${project}.`], json: { deleted: project } }
    },
  },
]

/** Reads the project again and tells it whole. Problem 404 where there is none. */
export async function tell({ db }: Pick<CommandStore, 'db'>, projectId: string): Promise<Outcome> {
  const project = await readProject(db, projectId)
  if (!project) throw unknownProject(projectId)
  return { lines: describe(project), json: project }
}

function describe({
  id,
  name,
  isEnabled,
  tier,
  origins,
  trustedOrigins,
  features,
  limits,
}: Project): readonly string[] {
  return [
    `project id  ${id}`,
    `name        ${name}`,
    `state       ${isEnabled ? 'on' : 'off'} (${tier})`,
    ...(origins.length > 0 ? origins : ['none of its own']).map((origin) => `origin      ${origin}`),
    ...trustedOrigins.map((origin) => `trusted     ${origin}`),
    ...features.map(({ id, isEnabled, config }) => {
      const providers = config && config.length > 0 ? `: ${config.join(', ')}` : ''
      return `feature     ${id} ${isEnabled ? 'on' : 'off'}${providers}`
    }),
    ...limits.map(
      ({ kind, perMinute, perIpMinute }) =>
        `limit       ${kind} ${perMinute} a minute, ${perIpMinute} from one address`,
    ),
  ]
}
