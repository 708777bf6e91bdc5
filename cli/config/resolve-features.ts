import type { Config } from '../../schema/config.js'
import { defaults } from '../../schema/defaults.data.js'
import type { Manifest } from '../../schema/feature.js'
import { plannedConnectorTypes } from '../../schema/planned.data.js'
import type { Issue } from './issue.js'
import type { ResolvedFeature } from './resolved.js'

/** The flags of `features`, by name. */
export type Flags = Readonly<Record<string, unknown>>

/** The config as far as features read it. */
export type FeatureConfig = { readonly features: Flags } & Pick<Config, NonNullable<Manifest['key']>>

/**
 * The features that are on, in the order of the registry: those without a switch, those whose switch the config sets to
 * anything but false or an empty list, and those whose key holds something. Options are the flags the config names, and
 * what the key holds; the defaults of SPEC §9 are left out, since the runtime has them.
 */
export function resolveFeatures(manifests: readonly Manifest[], config: FeatureConfig): readonly ResolvedFeature[] {
  const spec: Flags = defaults.features
  const { features: flags } = config
  return manifests.flatMap(({ id, views, css, flags: own, switch: flag, key }) => {
    const held = entriesOf(key && config[key])
    if (flag !== undefined && !isOn(flags[flag]) && held.length === 0) return []
    const named = Object.keys(own)
      .map((name) => [name, builtPart(name, flags[name])] as const)
      .filter(([name, value]) => value !== undefined && !isSame(value, spec[name]))
    return [{ id, views, css, options: Object.fromEntries([...named, ...held]) }]
  })
}

/** A box to tick beside nothing that could be agreed to. */
export function legalIssues({ features: { legalCheckbox }, legal }: FeatureConfig): readonly Issue[] {
  if (legalCheckbox !== true || entriesOf(legal).length > 0) return []
  const message = 'asks people to agree, and legal names nothing to agree to'
  const fix = "Add legal: { termsUrl: 'https://…', privacyUrl: 'https://…' }, or one of them."
  return [{ keys: ['features', 'legalCheckbox'], message, fix }]
}

/** An order that names only groups of wallets this version cannot fill would show no wallet at all. */
export function orderIssues({ connectorTypeOrder }: Flags): readonly Issue[] {
  const part = builtPart('connectorTypeOrder', connectorTypeOrder)
  if (!Array.isArray(part) || part.length > 0) return []
  const message = 'names only groups that this version of create-modal-kit does not have yet'
  return [{ keys: ['features', 'connectorTypeOrder'], message, fix: 'Add recent, injected, custom.' }]
}

/** The groups of wallets a config names that stay empty in this version. */
export function emptyGroups({ connectorTypeOrder }: Flags): readonly string[] {
  return plannedConnectorTypes.filter(
    (group) => Array.isArray(connectorTypeOrder) && connectorTypeOrder.includes(group),
  )
}

/** Groups of wallets this version cannot fill are left out, so that none of their words reach the page. */
function builtPart(flag: string, value: unknown): unknown {
  if (flag !== 'connectorTypeOrder' || !Array.isArray(value)) return value
  return value.filter((group) => !plannedConnectorTypes.includes(group))
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
