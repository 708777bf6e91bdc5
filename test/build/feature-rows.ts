import { checkConfig } from '../../cli/config/check-config.js'
import { resolveConfig } from '../../cli/config/resolve.js'
import { artifacts } from '../../cli/generate/artifacts.js'
import type { Manifest } from '../../schema/feature.js'
import { features } from '../../schema/registry.js'
import { plainConfig, sampleKeys, sampleValues } from './feature-rows.data.js'

/** What is generated of one config. */
export interface FeatureRow {
  /** The settings that it makes: `nfts: true`, `nfts: true, safe: true`, or `everything`. */
  readonly name: string
  /** Texts by path inside the row's folder. */
  readonly files: Readonly<Record<string, string>>
}

/** The part of a config that makes one setting of one feature. */
export interface Setting {
  /** The flag or the key that is set. */
  readonly key: string
  readonly value: unknown
  readonly config: Readonly<Record<string, object>>
}

/** Every setting of every feature: each switch, each sample of the other flags, and the keys that turn a feature on. */
export function settings(manifests: readonly Manifest[] = features): readonly Setting[] {
  return manifests.flatMap(({ key, flags }) => [
    ...Object.entries(flags).flatMap(([flag, shape]) =>
      [...(shape.safeParse(true).success ? [true] : []), ...(sampleValues[flag] ?? [])].map((value) => ({
        key: flag,
        value,
        config: { features: { [flag]: value } },
      })),
    ),
    ...(key ? [{ key, value: sampleKeys[key], config: { [key]: sampleKeys[key] } }] : []),
  ])
}

/** What is generated where one setting is made, for each of them, for each pair, and for the first of each key at once. */
export function featureRows(): readonly FeatureRow[] {
  const all = settings()
  const pairs = all.flatMap((first, index) =>
    all.slice(index + 1).flatMap((second) => (second.key === first.key ? [] : [[first, second]])),
  )
  const everything = all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index)
  return [
    ...[...all.map((each) => [each]), ...pairs].map((made) => ({
      name: made.map(({ key, value }) => `${key}: ${JSON.stringify(value)}`).join(', '),
      files: filesOf(made),
    })),
    { name: 'everything', files: filesOf(everything) },
  ]
}

/** What `generate` writes; a feature that cannot do without another one, or without a key, has it beside itself. */
function filesOf(made: readonly Setting[]): Readonly<Record<string, string>> {
  const needed = settings().filter(({ key }) => made.some((setting) => needsOf(setting.key).includes(key)))
  const parts = [...needed, ...made].map(({ config }) => config)
  const config = Object.assign({}, ...parts, { features: Object.assign({}, ...parts.map((part) => part['features'])) })
  const checked = checkConfig({ ...plainConfig, ...config })
  const resolved = checked.isValid ? resolveConfig(checked.value, 'development') : checked
  if (!resolved.isValid) throw new Error(`${JSON.stringify(config)}: ${JSON.stringify(resolved.issues)}`)
  const written = artifacts(resolved.value, { folder: '.', version: '0.0.0' })
  return Object.fromEntries(
    written.filter(({ path }) => /\.tsx?$/.test(path)).map(({ path, content }) => [path, content]),
  )
}

/** The switches and keys that a setting cannot do without. */
function needsOf(key: string): readonly string[] {
  const manifests: readonly Manifest[] = features
  const owner = manifests.find(({ switch: own }) => own === key)
  const required = manifests.filter(({ id }) => owner?.requires.includes(id))
  return [...required.flatMap(({ switch: own }) => own ?? []), ...(owner?.key ? [owner.key] : [])]
}
