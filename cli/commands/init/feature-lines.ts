import { defaults } from '../../../schema/defaults.data.js'
import type { Manifest } from '../../../schema/feature.js'
import { features } from '../../../schema/features.js'
import type { FeatureLine } from '../../project/templates.js'
import type { Answers } from './answers.js'

/**
 * The lines of `features` in a new config: those that the manifests have for `init`, with the values of SPEC §9. Where
 * features were asked for by name, exactly these are on, and what they cannot do without.
 */
export function featureLines({
  services,
  features: names,
}: Pick<Answers, 'services' | 'features'>): readonly FeatureLine[] {
  const isOn = names ? isAsked(withRequired(names)) : (flag: string) => standard[flag] === true
  const lines = manifests.flatMap(({ switch: own, init = [] }) =>
    init.flatMap(({ flag, comment, notWith = [] }): readonly FeatureLine[] => {
      if (flag !== own) return [{ flag, comment, value: standard[flag] ?? false }]
      const value = isOn(flag) && (names !== undefined || !notWith.includes(services))
      return value || flag in standard ? [{ flag, comment, value }] : []
    }),
  )
  const flags = manifests.flatMap((manifest) => Object.keys(manifest.flags))
  const rest = flags.filter((flag) => names?.includes(flag) && lines.every((line) => line.flag !== flag))
  return [...lines, ...rest.map((flag) => ({ flag, value: true }))]
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
