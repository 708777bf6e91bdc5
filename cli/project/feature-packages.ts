import type { Manifest } from '../../schema/feature.js'
import { features } from '../../schema/features.js'

/** The packages that features need of the host, with the versions that are written; of every feature without `ids`. */
export function featurePackages(ids?: readonly string[]): Readonly<Record<string, string>> {
  const manifests: readonly Manifest[] = features
  const wanted = manifests.filter(({ id }) => ids?.includes(id) ?? true)
  return Object.fromEntries(wanted.flatMap(({ packages = {} }) => Object.entries(packages)))
}
