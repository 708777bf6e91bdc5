import { defineCommand } from '../command.js'

/** `remove <feature…>`: turns features off in the config; `remove --all` takes the kit out of the project. */
export const remove = defineCommand({
  name: 'remove',
  summary: 'turn features off in modal.config.ts and generate; --all takes the kit out',
  argument: { name: 'feature', isList: true, summary: 'features to turn off' },
  flags: {
    all: { kind: 'switch', summary: 'take the kit out of the project: what init put in, the config, generated files' },
    'dry-run': { kind: 'switch', summary: 'show what would change and write nothing' },
    yes: { kind: 'switch', summary: 'ask nothing' },
    force: { kind: 'switch', summary: 'take files of the kit that were edited by hand as well, and keep a copy' },
    json: { kind: 'switch', summary: 'report as JSON' },
  },
  examples: [
    { line: 'remove receive', does: 'turn a feature off' },
    { line: 'remove --all --dry-run', does: 'show what taking the kit out would change' },
    { line: 'remove --all', does: 'take the kit out' },
  ],
  load: async () => (await import('./remove/run-remove.js')).runRemove,
})
