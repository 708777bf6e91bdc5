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
    json: { kind: 'switch', summary: 'report as JSON' },
  },
  examples: [
    { line: 'add receive', does: 'turn a feature on' },
    { line: 'add receive --dry-run', does: 'show what that would change' },
    { line: 'add backend --dir server', does: 'copy the backend, to run and deploy it yourself' },
  ],
  load: async () => (await import('./add/run-add.js')).runAdd,
})
