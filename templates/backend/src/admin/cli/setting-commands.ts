import {
  addOrigin,
  removeOrigin,
  setFeature,
  setLimit,
  trustOrigin,
  unknownProject,
} from '../../projects/edit-project.js'

import { readProject } from '../../projects/read-project.js'
import { readCount, readPosition } from '../changes.js'
import type { Command } from './command.js'
import { tell } from './project-commands.js'

/** Commands about what a project may do and from where. */
export const settingCommands: readonly Command[] = [
  {
    words: 'origin add',
    args: ['PROJECT', 'ORIGIN'],
    options: {},
    help: 'let an origin, or a pattern such as https://*.example.com, use the project',
    async run(store, { args: [project = '', origin = ''] }) {
      await addOrigin(store, project, origin)
      return tell(store, project)
    },
  },
  {
    words: 'origin remove',
    args: ['PROJECT', 'ORIGIN'],
    options: {},
    help: 'take an origin away',
    async run(store, { args: [project = '', origin = ''] }) {
      await removeOrigin(store, project, origin)
      return tell(store, project)
    },
  },
  {
    words: 'origin trust',
    args: ['PROJECT', 'ORIGIN'],
    options: {},
    help: "let the wallet ask in this origin's pages in browsers that can't tell whether its card is covered",
    async run(store, { args: [project = '', origin = ''] }) {
      await trustOrigin(store, project, origin, true)
      return tell(store, project)
    },
  },
  {
    words: 'origin distrust',
    args: ['PROJECT', 'ORIGIN'],
    options: {},
    help: 'take that trust away',
    async run(store, { args: [project = '', origin = ''] }) {
      await trustOrigin(store, project, origin, false)
      return tell(store, project)
    },
  },
  {
    words: 'origin list',
    args: ['PROJECT'],
    options: {},
    help: 'the origins of a project',
    async run({ db }, { args: [id = ''] }) {
      const project = await readProject(db, id)
      if (!project) throw unknownProject(id)
      const { origins } = project
      return { lines: origins.length > 0 ? origins : ['It has no origins of its own.'], json: origins }
    },
  },
  {
    words: 'feature set',
    args: ['PROJECT', 'FEATURE', 'on|off|default'],
    options: { providers: { type: 'string', hint: '--providers a,b' } },
    help: 'switch a feature; default leaves it to the app',
    async run(store, { args: [project = '', feature = '', position = ''], options }) {
      await setFeature(store, project, feature, readPosition(position, options['providers']?.join(',')))
      return tell(store, project)
    },
  },
  {
    words: 'limit set',
    args: ['PROJECT', 'rpc|api|events', 'PER_MINUTE|default'],
    options: { 'per-ip': { type: 'string', hint: '--per-ip PER_MINUTE' } },
    help: 'requests a minute, of the project and of one address (the same where it is left out)',
    async run(store, { args: [project = '', kind = '', count = ''], options }) {
      const perIp = options['per-ip']?.at(-1) ?? count
      const limit = count === 'default' ? count : { perMinute: readCount(count), perIpMinute: readCount(perIp) }
      await setLimit(store, project, kind, limit)
      return tell(store, project)
    },
  },
]
