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
    fix: {
      kind: 'switch',
      summary: 'repair what is safe to repair: generated files, and lines they cannot do without',
    },
    'dry-run': { kind: 'switch', summary: 'show what --fix would write, and write nothing' },
    yes: { kind: 'switch', summary: 'ask nothing' },
    offline: { kind: 'switch', summary: 'contact nothing: no backend, no RPC endpoint, no page' },
    online: { kind: 'switch', summary: 'ask the npm registry for advisories newer than this version' },
    mode: { kind: 'text', value: 'mode', summary: 'what the config gets as mode; "production" when --url is deployed' },
    config: { kind: 'text', value: 'file', summary: 'the config, if it is not modal.config.ts' },
    json: { kind: 'switch', summary: 'report as JSON' },
    report: {
      kind: 'switch',
      summary: 'a report for a bug report, without ids, paths of addresses, or values of yours',
    },
  },
  examples: [
    { line: 'doctor', does: 'look at this project' },
    { line: 'doctor --url https://app.example.com', does: 'and at the page that is deployed' },
    { line: 'doctor --offline --json', does: 'in CI, without asking any server' },
  ],
  load: async () => (await import('./doctor/run-doctor.js')).runDoctor,
})
