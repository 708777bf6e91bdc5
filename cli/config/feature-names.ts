import { defaults } from '../../schema/defaults.data.js'
import type { Manifest } from '../../schema/feature.js'
import { features } from '../../schema/registry.js'

/** What a name on the command line stands for in the config. */
export type Target =
  /** A feature without a switch. */
  | { readonly kind: 'always' }
  /** A feature that a key of the config turns on by what it holds, and its switch, where it has one. */
  | { readonly kind: 'key'; readonly key: NonNullable<Manifest['key']>; readonly flag?: string }
  /** A flag of `features`; `key` is what the config must hold beside it, `isSwitch` whether true is a value for it. */
  | {
      readonly kind: 'flag'
      readonly flag: string
      readonly isSwitch: boolean
      readonly key?: NonNullable<Manifest['key']>
    }

/** What a name stands for: the name of a feature, or of one of its flags; the same names that `init --features` takes. */
export function targetOf(name: string): Target | undefined {
  const feature = manifests.find(({ id }) => id === name)
  if (feature?.key) return { kind: 'key', key: feature.key, ...(feature.switch && { flag: feature.switch }) }
  const owner = manifests.find(({ flags }) => Object.hasOwn(flags, feature?.switch ?? name))
  if (!owner) return feature && { kind: 'always' }
  const flag = feature?.switch ?? name
  const isSwitch = owner.flags[flag]?.safeParse(true).success ?? false
  return { kind: 'flag', flag, isSwitch, ...(owner.key && owner.switch === flag && { key: owner.key }) }
}

/** The names that can be turned on and off. */
export function switchNames(): readonly string[] {
  const names = manifests.flatMap(({ id, flags }) => [id, ...Object.keys(flags)])
  return [...new Set(names)].filter((name) => {
    const target = targetOf(name)
    return target?.kind === 'key' || (target?.kind === 'flag' && target.isSwitch)
  })
}

/** What to write for a key or a flag that is no switch, as an example. */
export function exampleOf(target: Exclude<Target, { kind: 'always' }>): string {
  if (target.key) return keyExamples[target.key]
  const known: Readonly<Record<string, unknown>> = defaults.features
  const flag = target.kind === 'flag' ? target.flag : ''
  const value = known[flag]
  return Array.isArray(value) ? `${flag}: [${value.map((each) => `'${each}'`).join(', ')}]` : `${flag}: [ … ]`
}

const manifests: readonly Manifest[] = features

const keyExamples: Readonly<Record<NonNullable<Manifest['key']>, string>> = {
  legal: "legal: { termsUrl: 'https://…', privacyUrl: 'https://…' }",
}
