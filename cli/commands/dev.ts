import { defineCommand } from '../command.js'

/** `dev`: the local stack, and `generate --watch` beside it. */
export const dev = defineCommand({
  name: 'dev',
  summary: 'run backend, chains, relay and inbox on this machine, and generate on every change',
  rest: { name: 'cmd', summary: 'a command to run beside the stack, for example: npm run dev' },
  flags: {
    port: { kind: 'text', value: 'n', summary: 'port of the API instead of 8787; the others follow it; 0 for any' },
    'no-chains': { kind: 'switch', summary: 'start no local chains' },
    ephemeral: { kind: 'switch', summary: 'keep all data in memory instead of .modal-kit/' },
    json: { kind: 'switch', summary: 'print where the services are as JSON, once they run' },
  },
  examples: [
    { line: 'dev', does: 'the services alone' },
    { line: 'dev -- npm run dev', does: 'with your own dev server beside them' },
    { line: 'dev --port 0 --ephemeral', does: 'on free ports, keeping nothing' },
  ],
  load: async () => (await import('./dev/run-dev.js')).runDev,
})
