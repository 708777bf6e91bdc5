import { defineCommand } from '../command.js'
import { templateNames } from '../hosts/template-names.data.js'

/** `init [dir]`: puts the kit into a React app, or makes a new one. */
export const init = defineCommand({
  name: 'init',
  summary: 'put the kit into a React app, or make a new app in an empty folder',
  argument: { name: 'dir', summary: 'folder of the app; an empty or missing one becomes a new app' },
  flags: {
    yes: { kind: 'switch', summary: 'ask nothing and use the defaults' },
    template: { kind: 'choice', choices: templateNames, summary: 'what a new app is made from' },
    'project-id': { kind: 'text', value: 'id', summary: '"local", 32 hex digits, or what your own backend issued' },
    networks: { kind: 'list', value: 'a,b', summary: 'networks by the names viem exports: mainnet,base' },
    features: { kind: 'list', value: 'a,b', summary: 'features to turn on' },
    services: {
      kind: 'choice',
      choices: ['local', 'reown'],
      summary: 'where data comes from; "local" is this machine',
    },
    'package-manager': {
      kind: 'choice',
      choices: ['npm', 'pnpm', 'yarn', 'bun'],
      summary: 'what installs; found by the lockfile unless given',
    },
    spec: { kind: 'text', value: 'spec', summary: 'what to write as the dependency on the kit: file:/abs/kit.tgz' },
    'no-install': { kind: 'switch', summary: 'write package.json and leave installing to you' },
    'dry-run': { kind: 'switch', summary: 'show what would change and write nothing' },
    force: { kind: 'switch', summary: 'overwrite generated files that were edited by hand' },
    json: { kind: 'switch', summary: 'report as JSON' },
  },
  examples: [
    { line: 'init', does: 'put the kit into the React app of this folder' },
    { line: 'init my-app --yes', does: 'a new app, with nothing asked' },
    { line: 'init --dry-run', does: 'show what would change' },
  ],
  load: async () => (await import('./init/run-init.js')).runInit,
})
