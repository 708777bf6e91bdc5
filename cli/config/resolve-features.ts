import { defaults } from '../../schema/defaults.data.js'
import type { Manifest } from '../../schema/feature.js'
import { plannedConnectorTypes } from '../../schema/planned.data.js'
import type { Issue } from './issue.js'
import type { ResolvedFeature } from './resolved.js'

/** The flags of `features`, by name. */
export type Flags = Readonly<Record<string, unknown>>

/**
 * The features that are on, in the order of the registry: those without a switch, and those whose switch the config
 * sets to anything but false or an empty list. Options are the flags the config names, else the defaults of SPEC §9.
 */
export function resolveFeatures(manifests: readonly Manifest[], flags: Flags): readonly ResolvedFeature[] {
  const spec: Flags = defaults.features
  return manifests
    .filter((manifest) => manifest.switch === undefined || isOn(flags[manifest.switch]))
    .map(({ id, views, css, flags: own }) => {
      const options = Object.keys(own)
        .map((flag) => [flag, builtPart(flag, flags[flag] ?? spec[flag])] as const)
        .filter(([, value]) => value !== undefined)
      return { id, views, css, options: Object.fromEntries(options) }
    })
}

/** An order that names only groups of wallets this version cannot fill would show no wallet at all. */
export function orderIssues({ connectorTypeOrder }: Flags): readonly Issue[] {
  const part = builtPart('connectorTypeOrder', connectorTypeOrder)
  if (!Array.isArray(part) || part.length > 0) return []
  const message = 'names only groups that this version of create-modal-kit does not have yet'
  return [{ keys: ['features', 'connectorTypeOrder'], message, fix: 'Add recent, injected.' }]
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

function isOn(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false
}
