import type { Resolved } from '../config/resolved.js'
import type { Import, Printable } from './print.js'
import { code, printImports, printValue } from './print.js'

/** Prints the body of `generated.ts`: what the page itself needs, the config as literals. */
export function printWiring(resolved: Resolved): string {
  return `/* eslint-disable */
${printImports(importsOf())}
export const wiring = ${printValue(wiringOf(resolved))} as const satisfies Wiring
`
}

function importsOf(): readonly Import[] {
  return [
    { name: 'injected', from: 'create-modal-kit/connectors/injected' },
    { name: 'Wiring', from: 'create-modal-kit', isType: true },
  ]
}

function wiringOf(resolved: Resolved): Printable {
  const { projectId, app, services, networks, defaultNetwork, theme, debug } = resolved
  return {
    projectId,
    app: { ...app },
    services: { ...services },
    networks: networks.map((network) => ({ ...network })),
    defaultNetwork,
    connectors: [code('injected()')],
    theme: { mode: theme.mode },
    debug: debug || undefined,
    modal: code("() => import('./modal')"),
  }
}
