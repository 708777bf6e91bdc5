import { defaults } from '../../../schema/defaults.data.js'
import type { Manifest } from '../../../schema/feature.js'
import { features } from '../../../schema/registry.js'
import type { FeatureLine } from '../../project/templates.js'
import type { Answers } from './answers.js'

/** The services of a new config, as far as features depend on them. */
export interface FeatureServices {
  readonly services: Answers['services']
  /** Whether there is a relay: a backend of one's own has none, and the public one asks for a project. */
  readonly hasRelay: boolean
}

/**
 * The lines of `features` in a new config: those that the manifests have for `init`, with the values of SPEC §9. Where
 * features were asked for by name, exactly these are on, and what they cannot do without.
 */
export function featureLines(
  services: FeatureServices,
  names: readonly string[] = defaultFeatures(services),
): readonly FeatureLine[] {
  const isOn = isAsked(withRequired(services.hasRelay ? names : names.filter((name) => !needsRelay(name))))
  const lines = manifests.flatMap(({ switch: own, init = [] }) =>
    init.flatMap(({ flag, comment, on = true, offeredWith }): readonly FeatureLine[] => {
      if (offeredWith && !(isOn(flag) && isAmong(services.services, offeredWith))) return []
      if (flag !== own) return [{ flag, comment, value: standard[flag] ?? false }]
      return isOn(flag) || flag in standard ? [{ flag, comment, value: isOn(flag) && on }] : []
    }),
  )
  const flags = manifests.flatMap((manifest) => Object.keys(manifest.flags))
  const rest = flags.filter((flag) => names.includes(flag) && lines.every((line) => line.flag !== flag))
  return [...lines, ...rest.map((flag) => ({ flag, value: true }))]
}

/** The switches that SPEC §9 turns on, and that the services have what they need for. */
export function defaultFeatures({ services, hasRelay }: FeatureServices): readonly string[] {
  return manifests.flatMap(({ switch: own, init = [] }) =>
    init.flatMap(({ flag, notWith = [], offeredWith }) => {
      const isServed = !offeredWith && (services === 'own' || !notWith.includes(services))
      return flag === own && standard[flag] === true && isServed && (hasRelay || !needsRelay(flag)) ? flag : []
    }),
  )
}

/** The switches that the question offers with these services, each with its feature's title. */
export function offeredFeatures(
  services: Answers['services'],
): readonly { readonly value: string; readonly title: string }[] {
  return manifests.flatMap(({ title, switch: value, init = [] }) => {
    const isOffered = init.some(
      ({ flag, offeredWith }) => flag === value && (!offeredWith || isAmong(services, offeredWith)),
    )
    return value !== undefined && isOffered ? [{ value, title }] : []
  })
}

function isAmong(services: Answers['services'], list: readonly Answers['services'][]): boolean {
  return list.includes(services)
}

/** Whether a feature, by its name or that of its switch, asks the relay, or cannot do without one that does. */
export function needsRelay(name: string): boolean {
  const ids = withRequired([name])
  return manifests.some(
    ({ id, contacts = [] }) =>
      ids.has(id) && contacts.some((contact) => 'service' in contact && contact.service === 'relay'),
  )
}

const manifests: readonly Manifest[] = features
const standard: Readonly<Record<string, boolean | readonly string[] | undefined>> = defaults.features

/** What was asked for by the name of a feature or of its switch. */
function isAsked(ids: ReadonlySet<string>): (flag: string) => boolean {
  return (flag) => manifests.some(({ id, switch: own }) => own === flag && ids.has(id))
}

/** Ids of the features of these names, and of all that they require. */
function withRequired(names: readonly string[]): ReadonlySet<string> {
  const asked = manifests.filter(({ id, switch: own }) => names.includes(id) || (own && names.includes(own)))
  const ids = new Set(asked.map(({ id }) => id))
  // A set that grows while it is gone through goes on with what was added.
  for (const id of ids) for (const need of manifests.find((each) => each.id === id)?.requires ?? []) ids.add(need)
  return ids
}
