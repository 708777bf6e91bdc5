import type { Namespace } from '../../schema/caip.js'
import type { Config } from '../../schema/config.js'
import { defaults } from '../../schema/defaults.data.js'
import type { Contact, Manifest } from '../../schema/feature.js'
import type { ChainManifest } from '../../schema/network-info.js'
import { chains } from '../../schema/registry.js'
import { reownServices } from '../../schema/services.data.js'
import type { Issue } from './issue.js'
import type { ResolvedFeature, ServiceName } from './resolved.js'

/** The flags of `features`, by name. */
export type Flags = Readonly<Record<string, unknown>>

/** The config as far as features read it. */
export type FeatureConfig = { readonly features: Flags } & Pick<
  Config,
  NonNullable<Manifest['key'] | NonNullable<Manifest['keys']>[number]>
>

/**
 * The features that are on, in the order of the registry: those without a switch, those whose switch the config sets to
 * anything but false or an empty list, those whose key holds something, and what any of these implies. Options are the flags the config names, and
 * what the key holds; the defaults of SPEC §9 are left out, since the runtime has them.
 */
export function resolveFeatures(manifests: readonly Manifest[], config: FeatureConfig): readonly ResolvedFeature[] {
  const spec: Flags = defaults.features
  const { features: flags } = config
  const isSwitchedOn = ({ switch: flag, key }: Manifest) =>
    flag === undefined || isOn(flags[flag]) || entriesOf(key && config[key]).length > 0
  const switchedOn = manifests.filter((manifest) => !manifest.impliedBy && isSwitchedOn(manifest)).map(({ id }) => id)
  return manifests.flatMap(
    ({
      id,
      impliedBy,
      views,
      late,
      css,
      styles,
      contacts = [],
      contactsOf = () => [],
      source,
      wiring,
      flags: own,
      switch: flag,
      key,
      keys = [],
    }) => {
      const held = entriesOf(key && config[key])
      if (impliedBy ? !impliedBy.some((other) => switchedOn.includes(other)) : !switchedOn.includes(id)) return []
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
          contacts: [...contacts, ...contactsOf(options)],
          ...(late && { late }),
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
    const { switch: need = missing, impliedBy, namespaces } = manifests.find((other) => other.id === missing) ?? {}
    // What it brings itself is off only where the app has no network for it.
    if (impliedBy?.includes(id)) {
      const message = `needs networks of ${titlesOf(namespaces, ' or ')}, and this app has none`
      return [{ keys: ['features', flag], message, fix: `Add one to networks, or set ${flag} to false.` }]
    }
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
    const missing = servicesOf(contacts)
      .map((service) => placeOf(service, urls))
      .find((service) => urls[service] === undefined)
    if (missing === undefined) return []
    const flag = flagOf(manifests, id, on)
    // A relay of one's own is rare: what most apps want is the public one.
    const place = missing === 'relay' ? `'${reownServices.relay}'` : "'…'"
    const fix = `Add services: { ${missing}: ${place} }, or services: 'local' or 'reown', or set ${flag} to false.`
    return [{ keys: ['features', flag], message: `asks services.${missing}, which the config doesn't place`, fix }]
  })
}

/** The features that work on a namespace of the app; of each of the others a sentence. They cost the app nothing. */
export function apartByNamespace(
  manifests: readonly Manifest[],
  features: readonly ResolvedFeature[],
  ofApp: readonly Namespace[],
): { readonly on: readonly ResolvedFeature[]; readonly out: readonly string[] } {
  const manifestOf = (id: string) => manifests.find((manifest) => manifest.id === id)
  const works = ({ id }: ResolvedFeature) =>
    ofApp.length === 0 || (manifestOf(id)?.namespaces?.some((each) => ofApp.includes(each)) ?? true)
  const out = features
    .filter((feature) => !works(feature))
    .map(({ id }) => {
      const titles = titlesOf(manifestOf(id)?.namespaces, ' and ')
      return `features.${flagOf(manifests, id, features)} does nothing: it's for ${titles}, and this app has none.`
    })
  const working = features.filter(works)
  const isNeeded = ({ id }: ResolvedFeature) => {
    const { impliedBy } = manifestOf(id) ?? {}
    return !impliedBy || working.some((other) => impliedBy.includes(other.id))
  }
  return { on: working.filter(isNeeded), out }
}

/** Flags and entries of lists that the config names and nothing that is on goes by. */
export function idleFlags(
  manifests: readonly Manifest[],
  flags: Flags,
  on: readonly ResolvedFeature[],
): readonly string[] {
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

/** Keys of the config that hold something for features which are all off. */
export function idleKeys(
  manifests: readonly Manifest[],
  config: Partial<FeatureConfig>,
  on: readonly ResolvedFeature[],
): readonly string[] {
  const keys = new Set(manifests.flatMap((manifest) => manifest.keys ?? []))
  return [...keys].flatMap((key) => {
    const users = manifests.filter((manifest) => manifest.keys?.includes(key))
    if (config[key] === undefined || users.some(({ id }) => on.some((feature) => feature.id === id))) return []
    const flags = users.flatMap(({ id, switch: flag = id, impliedBy = [flag] }) => impliedBy)
    return [`${key} does nothing: it's for ${flags.join(' and ')}, and this app has none.`]
  })
}

/** The flag of the config that a feature is on by: that of the feature which brings it, where it has none of its own. */
function flagOf(manifests: readonly Manifest[], id: string, on: readonly ResolvedFeature[]): string {
  const { switch: own, impliedBy = [] } = manifests.find((manifest) => manifest.id === id) ?? {}
  const bringing = manifests.find((other) => impliedBy.includes(other.id) && on.some((each) => each.id === other.id))
  return own ?? bringing?.switch ?? id
}

/** The families of chains of some namespaces, in words. */
function titlesOf(namespaces: readonly Namespace[] = [], joint: string): string {
  const all: readonly ChainManifest[] = chains
  const titles = all.filter(({ namespace }) => namespaces.includes(namespace)).map(({ title }) => title)
  return titles.join(joint)
}

/** The services among the contacts of a feature that it cannot do without. */
export function servicesOf(contacts: readonly Contact[]): readonly ServiceName[] {
  return contacts.flatMap((contact) => ('service' in contact && !contact.isOptional ? contact.service : []))
}

/** Which of the services placed answers for one: the api answers for accounts that are asked nowhere else. */
export function placeOf(service: ServiceName, urls: Readonly<Partial<Record<ServiceName, string>>>): ServiceName {
  return service === 'blockchain' && urls.blockchain === undefined ? 'api' : service
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
