import type { AccountTypes } from '../../schema/account-types.js'
import { defaults } from '../../schema/defaults.data.js'
import { folderOf, type Manifest } from '../../schema/feature.js'
import type { PrintedCall } from '../../schema/network-info.js'
import { features as registry } from '../../schema/registry.js'
import { chainsOf } from '../config/resolve-network.js'
import type { Resolved, ResolvedLanguage } from '../config/resolved.js'
import { callOf, code, type Import, importOf, type Printable, printImports, printValue, spread } from './print.js'
import { lateFeatures, lateFile } from './print-late.js'
import { fromPack, hasLocaleFile, localeFile } from './print-locale.js'
import { hasMarks, marksFile } from './print-marks.js'

/** Prints the body of `generated.ts`: what the page itself needs, the config as literals. */
export function printWiring(resolved: Resolved): string {
  return `${printImports(wiringImports(resolved))}
export const wiring = ${printValue(wiringOf(resolved))} as const satisfies Wiring
`
}

function wiringImports(resolved: Resolved): readonly Import[] {
  const { locales } = resolved
  const spoken = locales.length > 0 ? [{ name: 'locales', from: 'create-modal-kit/locales' }] : []
  return [
    ...spoken,
    ...locales.flatMap(({ lang }) => (lang === 'en' ? [] : fromPack(lang, 'page', `${lang}Page`))),
    ...[...addressesOf(resolved), ...sourcesOf(resolved)].map(importOf),
    { name: 'Wiring', from: 'create-modal-kit', isType: true },
  ]
}

function wiringOf(resolved: Resolved): Printable {
  const { projectId, app, networks, defaultNetwork, theme, locales, embedded, debug, features } = resolved
  const addresses = addressesOf(resolved)
  return {
    projectId,
    app: { ...app },
    networks: networks.map((network) => ({ ...network })),
    // What the runtime does by itself costs the page nothing.
    defaultNetwork: defaultNetwork === networks[0]?.caipNetworkId ? undefined : defaultNetwork,
    connectors: sourcesOf(resolved).map(callOf),
    addresses: addresses.length > 0 ? addresses.map(callOf) : undefined,
    accountTypes: accountTypesOf(resolved),
    enableReconnect: resolved.connect.enableReconnect ? undefined : false,
    theme: theme.mode === defaults.theme.mode ? undefined : { mode: theme.mode },
    locales: locales.length > 0 ? localesOf(locales) : undefined,
    ...Object.assign({}, ...features.map(({ wiring }) => wiring)),
    embedded: embedded || undefined,
    debug: debug || undefined,
    marks: hasMarks(resolved) ? code(`() => import('./${marksFile.replace(/\.ts$/, '')}')`) : undefined,
    modal: code("() => import('./modal')"),
  }
}

/** The types of accounts that are not those of SPEC §9, on namespaces of the app. */
function accountTypesOf(resolved: Resolved): Printable | undefined {
  const standard: AccountTypes = defaults.accounts
  const types = chainsOf(resolved.networks).map(
    ({ namespace }) => [namespace, resolved.accountTypes[namespace]] as const,
  )
  const own = types.filter(([namespace, type]) => type !== standard[namespace])
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

/** What is looked for at page load: wallets of the browser, and what features look for. */
function sourcesOf(resolved: Resolved): readonly PrintedCall[] {
  return [...browserSources(resolved, 'page'), ...resolved.features.flatMap(({ source }) => source ?? [])]
}

/** How the namespaces of the app write addresses. */
function addressesOf(resolved: Resolved): readonly PrintedCall[] {
  return chainsOf(resolved.networks).flatMap(({ addresses }) => addresses ?? [])
}

/** The languages of the app: the words of the page beside it, those of the modal a chunk each. */
function localesOf(locales: readonly ResolvedLanguage[]): Printable {
  const entries = locales.map((language) => {
    const { lang, dir, texts } = language
    const isPlain = dir === 'ltr' && !texts['page']
    const page = {
      ...(lang !== 'en' && { pack: spread(`${lang}Page`) }),
      ...(dir === 'rtl' && { dir }),
      ...texts['page'],
    }
    const plain = lang === 'en' ? undefined : code(`${lang}Page`)
    const file = `./${localeFile(lang).replace(/\.ts$/, '')}`
    const load = hasLocaleFile(language) ? code(`() => import('${file}')`) : undefined
    return [lang, { page: isPlain ? plain : page, load }] as const
  })
  return code(`locales(${printValue(Object.fromEntries(entries), 2)})`)
}

/**
 * Prints the body of `modal.ts`: the shell with its first view, the features that are on, and one dynamic import a view.
 * It is a file of its own, so that a bundler finds all of it behind the modal: the page pays for none of it, and what
 * the views share stays in the modal's chunk. A name of its own wins over the same name of a star: where the modal
 * stands in the page, nothing imports the dialog.
 */
export function printModal(resolved: Resolved): string {
  const { features, connect, embedded } = resolved
  const frame = frameOf(resolved)
  // The nodes of `rpc` are those of the networks already.
  const { rpc: _, ...places } = resolved.services
  const services = { ...places, ...(frame && { frame }) }
  const calls = features.map(({ id, options }) => {
    // Options have been checked against the flags of the manifest, which are plain JSON.
    const all = { ...options, ...connectOptions(id, connect) } as { [key: string]: Printable }
    return code(Object.keys(all).length === 0 ? `${id}()` : `${id}(${printValue(all, 2)})`)
  })
  const sources = browserSources(resolved, 'modal')
  const paths = features.flatMap(({ views }) => Object.entries(views))
  const shared = paths.map(([, path]) => path).filter((path, index, all) => all.indexOf(path) < index)
  const loaders = [...new Set(shared)].map((path) => `const ${loaderName(path)} = ${importing(path)}\n`)
  const views = paths.map(
    ([view, path]) => [view, code(shared.includes(path) ? loaderName(path) : importing(path))] as const,
  )
  return `${printImports(modalImports(resolved))}
export * from 'create-modal-kit/modal'${embedded ? "\nexport { Embedded as Modal } from 'create-modal-kit/embedded'" : ''}

export const chains = ${printValue(chainsOf(resolved.networks).map(callOf))}
${sources.length > 0 ? `\nexport const connectors = ${printValue(sources.map(callOf))}\n` : ''}
export const features = ${printValue(calls)}
${lateFeatures(resolved).length > 0 ? `\nexport const late = () => import('./${lateFile.replace(/\.ts$/, '')}')\n` : ''}${Object.keys(services).length > 0 ? `\nexport const services = ${printValue(services)}\n` : ''}${loaders.length > 0 ? `\n${loaders.join('')}` : ''}
export const views = ${printValue(Object.fromEntries(views))}
`
}

/** The site of the embedded wallet, with the older protocol where it speaks that; a number alone would widen its type. */
function frameOf({ services: { frame }, frameProtocol }: Resolved): Printable | undefined {
  return frame !== undefined && frameProtocol ? { url: frame, protocol: code(`${frameProtocol} as const`) } : frame
}

function importing(path: string): string {
  return `() => import('create-modal-kit/${path}')`
}

/** The name of what fetches several views at once: `views/swaps/flow` is `swapsFlow`. */
function loaderName(path: string): string {
  return path.replace(/^views\//, '').replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** What the config says of wallets, as far as a feature reads it and it is no default. */
function connectOptions(id: string, connect: Resolved['connect']): Readonly<Record<string, unknown>> {
  const manifests: readonly Manifest[] = registry
  const standard: Readonly<Record<string, unknown>> = defaults.connect
  const keys = manifests.find((manifest) => manifest.id === id)?.connect ?? []
  const said = keys.map((key) => [key, filled(connect[key])] as const)
  return Object.fromEntries(said.filter(([key, value]) => value !== undefined && value !== standard[key]))
}

/** A list with something in it, the lists of an object that have something in them, or the value itself. */
function filled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.length > 0 ? value : undefined
  const entries = Object.entries(value).filter(([, list]) => filled(list) !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** What finds wallets of the browser (`connect.connectors`) at that moment. */
function browserSources(resolved: Resolved, moment: 'page' | 'modal'): readonly PrintedCall[] {
  if (!resolved.connect.connectors.includes('injected')) return []
  return chainsOf(resolved.networks).flatMap(({ source }) => (source?.with === moment ? source : []))
}

function modalImports(resolved: Resolved): readonly Import[] {
  return [
    ...chainsOf(resolved.networks).map(({ name }) => ({ name, from: `create-modal-kit/chains/${name}` })),
    ...browserSources(resolved, 'modal').map(importOf),
    ...resolved.features.map(({ id }) => ({ name: id, from: `create-modal-kit/features/${folderOf(id)}` })),
  ]
}
