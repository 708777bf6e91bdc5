import { defineCommand } from '../command.js'

/** `add <what…>`: turns features on in the config, or puts the backend into a project. */
export const add = defineCommand({
  name: 'add',
  summary: 'turn features on in modal.config.ts and generate; or: add backend',
  argument: {
    name: 'what',
    isList: true,
    summary: 'features to turn on; or backend: the backend as a Node app of your own, to run and to deploy',
  },
  flags: {
    dir: { kind: 'text', value: 'dir', summary: 'folder of the backend, if it is not "backend"' },
    'dry-run': { kind: 'switch', summary: 'show what would change and write nothing' },
    yes: { kind: 'switch', summary: 'ask nothing' },
    force: { kind: 'switch', summary: 'overwrite generated files that were edited by hand' },
  },
  load: async () => (await import('./add/run-add.js')).runAdd,
})
