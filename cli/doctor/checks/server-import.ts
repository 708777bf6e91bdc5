import type { Check } from '../check.js'
import { probeServer } from '../server-probe.js'

/** The kit's file of the app, and what it imports, can be imported where there is no page. */
export const serverImport: Check = {
  id: 'U-server',
  severity: 'error',
  title: 'The wiring can be imported on a server',
  why: 'The server throws before rendering, and every page becomes an error.',
  async run(facts) {
    const probe = await probeServer(facts)
    if (probe.kind !== 'thrown') return []
    const file = `${facts.config.folder}/index.tsx`
    return [
      {
        what: `${file} can't be imported on a server: ${probe.reason}.`,
        fix: 'Move browser code into a component, an effect or a function the browser calls. Where an export is missing, install the version that generated the files.',
        file,
      },
    ]
  },
}
