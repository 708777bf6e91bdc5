import type { RequestOptions } from '../../runtime/features/wallet-connect/schema.js'
import type { OriginUse } from '../../schema/feature.js'
import { tokenDeclarations } from '../../schema/token-css.js'
import { originOf } from '../../schema/url.js'
import { placeOf } from '../config/resolve-features.js'
import { chainsOf } from '../config/resolve-network.js'
import type { Resolved } from '../config/resolved.js'
import type { Artifact } from '../plan/plan.js'
import { lateFeatures, lateFile, printLate } from './print-late.js'
import { hasLocaleFile, localeFile, printLocale } from './print-locale.js'
import { hasMarks, marksFile, printMarks } from './print-marks.js'
import { printModal, printWiring } from './print-modules.js'
import { stamp, stampKindOf } from './stamp.js'

/**
 * Names of the generated files, in the kit's folder; beside them is a `locale-de.ts` for each language with words of its
 * own, `marks.ts` where a network of the app has a mark, and `late.ts` where a feature adds to views behind the first one.
 */
export const generatedNames = ['generated.ts', 'modal.ts', 'modal-kit.css', 'csp.json', 'network-ledger.json'] as const

const printers = {
  'generated.ts': printWiring,
  'modal.ts': printModal,
  'modal-kit.css': printStyles,
  'csp.json': (resolved) => json({ directives: cspDirectives(resolved) }),
  'network-ledger.json': (resolved) => json({ origins: networkUses(resolved) }),
} as const satisfies Record<(typeof generatedNames)[number], (resolved: Resolved) => string>

/**
 * Every file a config turns into. A function of config and version alone: no dates, no disk, LF.
 * `folder` is the kit's folder from the project folder, with forward slashes.
 */
export function artifacts(
  resolved: Resolved,
  { folder, version }: { readonly folder: string; readonly version: string },
): readonly Artifact[] {
  const generated = generatedNames.map((name) => ({
    path: `${folder}/${name}`,
    owner: 'generated' as const,
    content: stamp(stampKindOf(name), printers[name](resolved), version),
  }))
  const locales = resolved.locales.filter(hasLocaleFile).map((language) => ({
    path: `${folder}/${localeFile(language.lang)}`,
    owner: 'generated' as const,
    content: stamp('ts', printLocale(language, resolved), version),
  }))
  const marks = {
    path: `${folder}/${marksFile}`,
    owner: 'generated' as const,
    content: stamp('ts', printMarks(resolved), version),
  }
  const late = {
    path: `${folder}/${lateFile}`,
    owner: 'generated' as const,
    content: stamp('ts', printLate(resolved), version),
  }
  return [
    ...generated,
    ...(lateFeatures(resolved).length > 0 ? [late] : []),
    ...locales,
    ...(hasMarks(resolved) ? [marks] : []),
    { path: `${folder}/index.tsx`, owner: 'yours', content: printEntry() },
  ]
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** One reason to contact one origin. */
export interface NetworkUse {
  readonly origin: string
  readonly why: string
  readonly when: string
  readonly feature: string
}

/** Every origin the kit may contact with this config, and why. What is not listed here is never contacted. */
export function networkUses(resolved: Resolved): readonly NetworkUse[] {
  const uses = addressesOf(resolved).map(({ url, use }) => ({ origin: originOf(url), ...use }))
  const distinct = new Map(uses.map((use) => [`${use.origin} ${use.why}`, use]))
  return [...distinct.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use)
}

/** The sources the kit needs, by CSP directive; `'self'` stands for the page's own chunks and stylesheet. */
export function cspDirectives(resolved: Resolved): Readonly<Record<string, readonly string[]>> {
  const addresses = addressesOf(resolved)
  const origins = (directive: Directive) =>
    [...new Set(addresses.filter((each) => each.directive === directive).map(({ url }) => originOf(url)))].sort()
  const frames = origins('frame-src')
  return {
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ['data:', ...origins('img-src')],
    'connect-src': origins('connect-src'),
    ...(frames.length > 0 && { 'frame-src': frames }),
  }
}

type Directive = 'connect-src' | NonNullable<OriginUse['directive']>

interface Address {
  readonly url: string
  readonly directive: Directive
  readonly use: Omit<NetworkUse, 'origin'>
}

function addressesOf({ networks, features, services }: Resolved): readonly Address[] {
  const nodes = networks.flatMap((network) =>
    network.rpcUrls.map((url): Address => {
      const [chain] = chainsOf([network])
      const why = `JSON-RPC of ${network.name} (${network.caipNetworkId}): ${chain?.reads ?? 'balances'}`
      const when = 'while a connected account on this network is shown'
      return { url, directive: 'connect-src', use: { why, when, feature: 'account' } }
    }),
  )
  const asked = features.flatMap(({ id, contacts }) =>
    contacts.flatMap((contact): readonly Address[] => {
      const { why, when, directive = 'connect-src' } = contact
      const url = 'origin' in contact ? contact.origin : services[placeOf(contact.service, services)]
      return url === undefined ? [] : [{ url, directive, use: { why, when, feature: id } }]
    }),
  )
  return [...nodes, ...mappedNodes(features), ...asked]
}

/** Nodes that an option names in place of those of the networks: sessions of WalletConnect are read from them. */
function mappedNodes(features: Resolved['features']): readonly Address[] {
  const { walletConnect } = features.find(({ id }) => id === 'walletConnect')?.options ?? {}
  const { rpcMap = {} } = Object(walletConnect) as RequestOptions
  return Object.entries(rpcMap).map(([caipNetworkId, url]): Address => {
    const why = `JSON-RPC of ${caipNetworkId}: reads through a WalletConnect session`
    const when = 'when the app or one of its libraries reads through such a session'
    return { url, directive: 'connect-src', use: { why, when, feature: 'walletConnect' } }
  })
}

const always = ['base.css', 'controls.css', 'rows.css', 'buttons.css', 'modal.css', 'scene.css', 'messages.css']
const schemes = { system: 'light dark', light: 'light', dark: 'dark' } as const

/** Prints the body of `modal-kit.css`: one import for each stylesheet something that is on needs, and the tokens. */
function printStyles({ features, theme, embedded }: Resolved): string {
  const layer = theme.layer ? ' layer(modal-kit)' : ''
  const own = features.flatMap(({ css, styles = [] }) => [...styles, ...(css ? [css] : [])])
  const files = [...always, ...(embedded ? ['embedded.css'] : []), ...new Set(own)]
  const imports = files.map((file) => `@import "create-modal-kit/css/${file}"${layer};`)
  const variables = tokenDeclarations(theme.tokens).map((line) => `  ${line}`)
  return `${imports.join('\n')}

:where([data-mk]) {
  color-scheme: ${schemes[theme.mode]};
${variables.join('\n')}
}
`
}

const names = [
  'ModalKit',
  'useModal',
  'useAccount',
  'useNetwork',
  'useBalance',
  'useDisconnect',
  'useProvider',
  'useWalletInfo',
  'useTheme',
  'useEvents',
  'useKit',
]

/**
 * Prints `index.tsx`, which is written once and then belongs to the user. The names are exported by a list: what finds
 * out which exports of a client module a server component may use (Next with webpack) does not look into a pattern.
 */
export function printEntry(): string {
  const list = names.map((name) => `  ${name},\n`).join('')
  return `'use client'
/* eslint-disable react-refresh/only-export-components -- hooks stand beside components */

import { bindModalKit } from 'create-modal-kit/react'
import { wiring } from './generated'

export {
  AccountButton,
  ConnectButton,
  NetworkButton,
  useConnections,
  useLocale,
  useRecentWallets,
} from 'create-modal-kit/react'

const {
${list}} = bindModalKit(wiring)

export {
${list}}
`
}
