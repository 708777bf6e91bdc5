import { defineCommand } from '../command.js'

/** `explain [feature]`: what the features of the config cost. */
export const explain = defineCommand({
  name: 'explain',
  summary: 'say what each feature costs: bytes, origins, storage, permissions, texts',
  argument: { name: 'feature', summary: 'a feature, on or off, or "shell" for what is always there' },
  flags: {
    json: { kind: 'switch', summary: 'report as JSON' },
    config: { kind: 'text', value: 'file', summary: 'the config, if it is not modal.config.ts' },
    mode: { kind: 'text', value: 'mode', summary: 'what the config gets as mode: "development" unless given' },
  },
  examples: [
    { line: 'explain', does: 'every feature that is on' },
    { line: 'explain receive', does: 'one feature, on or off' },
    { line: 'explain --json', does: 'for a program' },
  ],
  load: async () => (await import('./explain/run-explain.js')).runExplain,
})
