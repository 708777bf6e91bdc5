import { defineCommand } from '../command.js'

/** `generate`: turns modal.config.ts into files. */
export const generate = defineCommand({
  name: 'generate',
  summary: 'turn modal.config.ts into files',
  flags: {
    check: { kind: 'switch', summary: 'write nothing; exit 1 when a file is stale' },
    diff: { kind: 'switch', summary: 'write nothing; show what would change line by line' },
    watch: { kind: 'switch', summary: 'run again whenever the config changes' },
    json: { kind: 'switch', summary: 'report as JSON' },
    config: { kind: 'text', value: 'file', summary: 'the config, if it is not modal.config.ts' },
    mode: { kind: 'text', value: 'mode', summary: 'what the config gets as mode: "development" unless given' },
    force: { kind: 'switch', summary: 'overwrite generated files that were edited by hand' },
  },
  examples: [
    { line: 'generate', does: 'after every change of modal.config.ts' },
    { line: 'generate --watch', does: 'again and again while you work' },
    { line: 'generate --check', does: 'in CI: exit 1 when a file is stale' },
  ],
  load: async () => (await import('./generate/run-generate.js')).runGenerate,
})
