import type { Config } from '../../schema/config.js'
import { defaults } from '../../schema/defaults.data.js'
import type { Contact, Manifest } from '../../schema/feature.js'
import { features } from '../../schema/features.js'
import { reownServices } from '../../schema/services.data.js'
import { localPortOf } from '../../schema/services.js'
import { isLoopback } from '../../schema/url.js'
import { walletPictures } from '../generate/marks.data.js'
import type { Checked } from './check-config.js'
import type { Issue } from './issue.js'
import { resolveLocale } from './resolve-locale.js'
import { caipIdOf, referenceOf, resolveNetwork, resolveServices } from './resolve-network.js'
import type { Resolved, ResolvedFeature, ResolvedNetwork, ServiceName } from './resolved.js'
import { referenceIssues, themeTokens } from './theme-colors.js'

/** A config that was resolved, with what in it is harmless but without effect, as sentences; or what is wrong with it. */
export type Resolution =
  | { readonly isValid: true; readonly value: Resolved; readonly notes: readonly string[] }
  | Extract<Checked<Resolved>, { readonly isValid: false }>

/**
 * Makes every default explicit and checks what depends on several keys. Pure; `mode` is `production` or anything else.
 * `colors` has what is derived from `theme.accent`; without it nothing is.
 */
export function resolveConfig(config: Config, mode: string, colors = themeTokens(config.theme)): Resolution {
  const { urls, rpc, issues: placeIssues } = resolveServices({ ...config, mode })
  const results = config.networks.map((entry, index) => resolveNetwork(entry, index, rpc))
  const networks = results.flatMap(({ network }) => network ?? [])
  const on = resolveFeatures(features, config)
  const locale = resolveLocale(config.locale, partsOf(on, config.embedded))
  const issues = [
    ...placeIssues,
    ...results.flatMap((result) => result.issues),
    ...networkIssues(config),
    ...legalIssues(config),
    ...requirementIssues(features, on),
    ...serviceIssues(features, on, urls),
    ...relayIssues(config, on, urls),
    ...referenceIssues(colors),
    ...locale.issues,
    ...(mode === 'production' && localPortOf(config.services) === undefined ? loopbackIssues(config, networks) : []),
  ]
  const [first] = networks
  if (issues.length > 0 || !first) return { isValid: false, issues }
  const usesService = results.some((result) => result.usesService)
  const value: Resolved = {
    projectId: rpc.projectId,
    app: defined(config.app),
    services: defined({ ...(usesService && { rpc: urls.rpc }), ...asked(on, urls) }),
    networks,
    defaultNetwork: config.defaultNetwork ? caipIdOf(config.defaultNetwork) : first.caipNetworkId,
    features: on,
    connect: { ...config.connect, customWallets: config.connect.customWallets.map(defined).map(withPicture) },
    accountTypes: { ...defaults.accounts, ...defined(config.accounts ?? {}) },
    theme: { mode: config.theme.mode, layer: config.theme.layer, tokens: colors.merged },
    locales: locale.locales,
    embedded: config.embedded,
    debug: config.debug,
  }
  const notes = locale.idle.map(({ key, owner }) => `locale.texts: ${key} isn't shown, because ${owner} is off.`)
  return { isValid: true, value, notes: [...notes, ...idleFlags(features, config.features, on)] }
}

/** A wallet with the picture that the kit has of it, where it has none of its own. */
function withPicture<Wallet extends { readonly rdns?: string; readonly image_url?: string }>(wallet: Wallet): Wallet {
  const rdns = wallet.rdns?.toLowerCase() ?? ''
  if (wallet.image_url !== undefined || !Object.hasOwn(walletPictures, rdns)) return wallet
  return { ...wallet, image_url: walletPictures[rdns] }
}

/** Flags and entries of lists that the config names and nothing that is on goes by. */
function idleFlags(manifests: readonly Manifest[], flags: Flags, on: readonly ResolvedFeature[]): readonly string[] {
  const isOn = (name: string) => on.some(({ id }) => id === name)
  const given = manifests
    .flatMap(({ needs = {} }) => Object.entries(needs))
    .filter(([flag]) => flags[flag] !== undefined)
  return given.flatMap(([flag, needs]) => {
    if (needs !== 'entries')
      return needs.some(isOn)
        ? []
        : [`features.${flag} does nothing: it's for ${needs.join(' and ')}, and this app has none.`]
    const idle = [flags[flag]].flat().filter((entry) => !isOn(String(entry)))
    return idle.length === 0 ? [] : [`features.${flag}: this app has no ${idle.join(', no ')}.`]
  })
}

/**
 * The services that features cannot do without, with their addresses; a feature that can do without one uses it as
 * well.
 */
function asked(on: readonly ResolvedFeature[], urls: Resolved['services']): Resolved['services'] {
  const names = on.flatMap(({ contacts }) => servicesOf(contacts))
  // Paths are put behind it.
  return Object.fromEntries([...new Set(names)].map((name) => [name, urls[name]?.replace(/\/+$/, '')]))
}

/** What has texts of its own and is on. */
export function partsOf(features: readonly ResolvedFeature[], embedded: boolean): readonly string[] {
  return [...(embedded ? ['embedded'] : []), ...features.map(({ id }) => id)]
}

/** Without the keys whose value is `undefined`, which zod keeps and JSON has not. */
function defined<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  // The same keys with the same values, but for those that were undefined.
  return Object.fromEntries(entries) as { [Key in keyof Value]: Exclude<Value[Key], undefined> }
}

/** What is wrong between entries of `networks`, and between them and `defaultNetwork`. */
function networkIssues({ networks, defaultNetwork }: Config): readonly Issue[] {
  const ids = networks.map((entry) => caipIdOf(referenceOf(entry)))
  const twice = ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    const message = `is ${id}, which networks[${first}] is already`
    return first === index ? [] : [{ keys: ['networks', index], message, fix: 'Remove one of them.' }]
  })
  if (defaultNetwork === undefined || ids.includes(caipIdOf(defaultNetwork))) return twice
  const names = networks
    .map(referenceOf)
    .map((reference) => (typeof reference === 'string' ? reference : reference.name))
  const fix = `Use one of ${names.join(', ')}, or add it to networks.`
  return [...twice, { keys: ['defaultNetwork'], message: "isn't one of networks", fix }]
}

/** Networks whose endpoints work on this machine only, for a build that leaves it. */
function loopbackIssues({ networks }: Config, resolved: readonly ResolvedNetwork[]): readonly Issue[] {
  const message = 'is asked on this machine only, and this is for production'
  const fix = 'Give it rpcUrls that your users can reach.'
  return networks.flatMap((entry, index) => {
    const id = caipIdOf(referenceOf(entry))
    const isLocal = resolved.some(({ caipNetworkId, rpcUrls }) => caipNetworkId === id && rpcUrls.some(isLoopback))
    return isLocal ? [{ keys: ['networks', index], message, fix }] : []
  })
}

/** The flags of `features`, by name. */
export type Flags = Readonly<Record<string, unknown>>

/** The config as far as features read it. */
export type FeatureConfig = { readonly features: Flags } & Pick<
  Config,
  NonNullable<Manifest['key'] | NonNullable<Manifest['keys']>[number]>
>

/**
 * The features that are on, in the order of the registry: those without a switch, those whose switch the config sets to
 * anything but false or an empty list, and those whose key holds something. Options are the flags the config names, and
 * what the key holds; the defaults of SPEC §9 are left out, since the runtime has them.
 */
export function resolveFeatures(manifests: readonly Manifest[], config: FeatureConfig): readonly ResolvedFeature[] {
  const spec: Flags = defaults.features
  const { features: flags } = config
  return manifests.flatMap(
    ({ id, views, css, styles, contacts = [], source, wiring, flags: own, switch: flag, key, keys = [] }) => {
      const held = entriesOf(key && config[key])
      if (flag !== undefined && !isOn(flags[flag]) && held.length === 0) return []
      const named = Object.keys(own)
        .map((name) => [name, flags[name]] as const)
        .filter(([name, value]) => value !== undefined && !isSame(value, spec[name]))
        // That the feature is on says as much, unless a key turns it on as well.
        .filter(([name, value]) => name !== flag || value !== true || key !== undefined)
      const given = keys.map((name) => [name, config[name]] as const).filter(([, value]) => value !== undefined)
      const options = Object.fromEntries([...named, ...held, ...given])
      return [
        {
          id,
          views,
          options,
          contacts,
          ...(css && { css }),
          ...(styles && { styles }),
          ...(source && { source }),
          ...(wiring && { wiring }),
        },
      ]
    },
  )
}

/** A feature that needs another one which is off. */
export function requirementIssues(manifests: readonly Manifest[], on: readonly ResolvedFeature[]): readonly Issue[] {
  const isIn = (id: string) => on.some((feature) => feature.id === id)
  return manifests.flatMap(({ id, requires, switch: flag }) => {
    const missing = isIn(id) ? requires.find((need) => !isIn(need)) : undefined
    if (missing === undefined || flag === undefined) return []
    const need = manifests.find((manifest) => manifest.id === missing)?.switch ?? missing
    return [{ keys: ['features', flag], message: `needs ${need}, which is off`, fix: `Add ${need}: true beside it.` }]
  })
}

/** A feature whose service the config does not place. */
export function serviceIssues(
  manifests: readonly Manifest[],
  on: readonly ResolvedFeature[],
  urls: Readonly<Partial<Record<ServiceName, string>>>,
): readonly Issue[] {
  return on.flatMap(({ id, contacts }) => {
    const missing = servicesOf(contacts).find((service) => urls[service] === undefined)
    if (missing === undefined) return []
    const flag = manifests.find((manifest) => manifest.id === id)?.switch ?? id
    // A relay of one's own is rare: what most apps want is the public one.
    const place = missing === 'relay' ? `'${reownServices.relay}'` : "'…'"
    const fix = `Add services: { ${missing}: ${place} }, or services: 'local' or 'reown', or set ${flag} to false.`
    return [{ keys: ['features', flag], message: `asks services.${missing}, which the config doesn't place`, fix }]
  })
}

/** The public relay, which serves projects of its own only, without such a project. */
function relayIssues(
  { projectId, walletConnectProjectId = projectId }: Config,
  on: readonly ResolvedFeature[],
  { relay }: Readonly<Partial<Record<ServiceName, string>>>,
): readonly Issue[] {
  const isAsked = on.some(({ contacts }) => servicesOf(contacts).includes('relay'))
  if (!isAsked || !relay || !/(^|\.)(walletconnect|reown)\.(org|com)$/.test(new URL(relay).hostname)) return []
  if (/^[0-9a-f]{32}$/i.test(walletConnectProjectId ?? '')) return []
  const fix = "Add walletConnectProjectId: '…', the 32 hex digits of a project at dashboard.reown.com."
  return [{ keys: ['walletConnectProjectId'], message: 'is missing, and the public relay asks for one', fix }]
}

/** The services among the contacts of a feature that it cannot do without. */
function servicesOf(contacts: readonly Contact[]): readonly ServiceName[] {
  return contacts.flatMap((contact) => ('service' in contact && !contact.isOptional ? contact.service : []))
}

/** A box to tick beside nothing that could be agreed to. */
export function legalIssues({ features: { legalCheckbox }, legal }: FeatureConfig): readonly Issue[] {
  if (legalCheckbox !== true || entriesOf(legal).length > 0) return []
  const message = 'asks people to agree, and legal names nothing to agree to'
  const fix = "Add legal: { termsUrl: 'https://…', privacyUrl: 'https://…' }, or one of them."
  return [{ keys: ['features', 'legalCheckbox'], message, fix }]
}

function entriesOf(value: object | undefined): readonly (readonly [string, unknown])[] {
  return Object.entries(value ?? {}).filter(([, each]) => each !== undefined)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether the value of a switch turns its feature on: anything but false and an empty list. */
export function isOn(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false
}
