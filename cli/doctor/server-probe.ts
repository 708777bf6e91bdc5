import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importGraph, type ModuleGraph, readModuleGraph } from '../config/import-graph.js'
import { frameworkOf } from '../hosts/frameworks.js'
import { deadline } from '../node/deadline.js'
import type { Facts } from './facts.js'
import { installedVersion } from './installed-version.js'

/** What the app's own entry of the kit does on a server. */
export type ServerProbe =
  /** It is not there, not installed, or imports what only a bundler reads. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'thrown'; readonly reason: string }
  | { readonly kind: 'imported'; render(): Rendered }

/** Markup of the provider with its buttons around nothing: without a connection, and with a remembered one. */
export interface Rendered {
  readonly without: string
  readonly within: string
}

const IMPORT_MS = 10_000

/** Runs in the app's folder, with the app's React. Storage is put in the place where Node 25 has one of its own. */
const probe = `import * as kit from './index'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
const names = ['ConnectButton', 'AccountButton', 'NetworkButton'].filter((name) => kit[name])
const draw = () => renderToString(createElement(kit.ModalKit, null, names.map((name) => createElement(kit[name], { key: name }))))
const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const hint = { connectorId: 'a.wallet', name: 'A', address, accounts: [{ address }], caipNetworkId: 'eip155:1' }
const [id, status] = ['eip155/a.wallet', 'remembered']
const saved = JSON.stringify({ active: 'eip155', current: { eip155: id }, connections: { [id]: { status, remembered: hint } } })
export default () => {
  const without = draw()
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  const storage = { getItem: () => saved, setItem() {}, removeItem() {}, key: () => null, length: 1 }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage })
  try {
    return { without, within: draw() }
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else delete globalThis.localStorage
  }
}
`

/** Imports the kit's file of the app as the server of its framework does. Only apps that render on a server are asked. */
export async function probeServer(facts: Facts): Promise<ServerProbe> {
  const { packageJson, files, cwd, config } = facts
  const framework = frameworkOf(packageJson?.dependencies ?? {})
  const isServed = framework !== undefined && framework.server !== 'never'
  const entry = join(cwd, config.folder, 'index.tsx')
  const isInstalled = (await installedVersion(facts, 'create-modal-kit')) !== undefined
  if (!isServed || !isInstalled || (await files.read(entry)) === undefined) return { kind: 'unknown' }
  const tag = randomUUID().slice(0, 8)
  try {
    const graph = await readModuleGraph(entry, { read: (path) => files.read(path), tag, onFile: () => {} })
    const url = `${pathToFileURL(join(cwd, config.folder, 'server-probe.mjs')).href}?modal-kit=${tag}`
    const whole = {
      ...graph,
      entry: url,
      modules: { ...withoutBundler(graph.modules), [url]: { format: 'module' as const, source: probe } },
      edges: { ...graph.edges, [url]: { './index': graph.entry } },
    }
    const onLate = () => new Error(`it wasn't imported within ${IMPORT_MS / 1000} s`)
    const signal = new AbortController().signal
    const loaded = await importGraph(whole, (load) => deadline(load(), { ms: IMPORT_MS, onLate, signal }))
    // The default export of the module above.
    return { kind: 'imported', render: loaded['default'] as () => Rendered }
  } catch (cause) {
    return isOfBundler(cause) ? { kind: 'unknown' } : { kind: 'thrown', reason: reasonOf(cause) }
  }
}

/** What Vite writes into a module in place of these words is not there in Node. */
function withoutBundler(modules: ModuleGraph['modules']): ModuleGraph['modules'] {
  const rows = Object.entries(modules).map(([url, { format, source }]) => {
    return [url, { format, source: source.replace(/\bimport\.meta\.env\b/g, '({})') }] as const
  })
  return Object.fromEntries(rows)
}

/** Stylesheets, pictures and aliases are for the bundler: that Node cannot import them says nothing about the app. */
function isOfBundler(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const isLoose = ['ERR_MODULE_NOT_FOUND', 'ERR_UNKNOWN_FILE_EXTENSION', 'ERR_UNSUPPORTED_DIR_IMPORT'].includes(code)
  return isLoose || (cause instanceof SyntaxError && cause.message.includes('CommonJS'))
}

function reasonOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).split('\n')[0]?.replace(/\.$/, '') ?? ''
}
