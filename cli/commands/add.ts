import { defineCommand } from '../command.js'

/** `add <what>`: puts a part of the kit into a project. */
export const add = defineCommand({
  name: 'add',
  summary: 'put a part of the kit into the project: backend',
  argument: { name: 'what', summary: 'backend: the backend as a Node app of your own, to run and to deploy' },
  flags: {
    dir: { kind: 'text', value: 'dir', summary: 'folder of the backend, if it is not "backend"' },
    'dry-run': { kind: 'switch', summary: 'show what would change and write nothing' },
    yes: { kind: 'switch', summary: 'ask nothing' },
  },
  load: async () => (await import('./add/run-add.js')).runAdd,
})
