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
  load: async () => (await import('./csp/run-csp.js')).runCsp,
})
