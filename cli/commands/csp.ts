import { defineCommand } from '../command.js'

/** `csp`: the Content-Security-Policy the config needs. */
export const csp = defineCommand({
  name: 'csp',
  summary: 'print the smallest Content-Security-Policy for the config',
  flags: {
    format: {
      kind: 'choice',
      choices: ['header', 'meta', 'next', 'vite', 'nginx'],
      summary: 'where it goes; the value of the header unless given',
    },
    json: { kind: 'switch', summary: 'report as JSON' },
    config: { kind: 'text', value: 'file', summary: 'the config, if it is not modal.config.ts' },
    mode: { kind: 'text', value: 'mode', summary: 'what the config gets as mode: "development" unless given' },
  },
  examples: [
    { line: 'csp', does: 'the value of the header, for this machine' },
    { line: 'csp --mode production --format nginx', does: 'a line for nginx, for what you deploy' },
    { line: 'csp --json', does: 'for a program' },
  ],
  load: async () => (await import('./csp/run-csp.js')).runCsp,
})
