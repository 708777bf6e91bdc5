import { defineCommand } from '../command.js'

/** `doctor`: finds what is wrong with a project before its users do. */
export const doctor = defineCommand({
  name: 'doctor',
  summary: 'find what is wrong with the project before its users do',
  flags: {
    url: {
      kind: 'list',
      value: 'url,…',
      summary: 'deployed pages to hold against the project: https://app.example.com',
    },
    offline: { kind: 'switch', summary: 'contact nothing: no backend, no RPC endpoint, no page' },
    mode: { kind: 'text', value: 'mode', summary: 'what the config gets as mode; "production" when --url is deployed' },
    config: { kind: 'text', value: 'file', summary: 'the config, if it is not modal.config.ts' },
    json: { kind: 'switch', summary: 'report as JSON' },
  },
  load: async () => (await import('./doctor/run-doctor.js')).runDoctor,
})
