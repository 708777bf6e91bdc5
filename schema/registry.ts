import { namespaces } from './caip.js'
import * as chainManifests from './chains.js'
import type { Manifest } from './feature.js'
import * as featureManifests from './features.js'

/** The manifest of a feature that this version has built. */
export type BuiltFeature = (typeof featureManifests)[keyof typeof featureManifests]

/** The manifest of the chains of a namespace that this version has built. */
export type BuiltChain = (typeof chainManifests)[keyof typeof chainManifests]

const placeOf = ({ place = Number.POSITIVE_INFINITY }: Manifest) => place

/** Every feature this version has built, in the order it is wired and listed: by their places, then by their ids. */
export const features: readonly BuiltFeature[] = Object.values(featureManifests).sort(
  (a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1),
)

/** The chains this version has built, in the order of the namespaces. */
export const chains: readonly BuiltChain[] = Object.values(chainManifests).sort(
  (a, b) => namespaces.indexOf(a.namespace) - namespaces.indexOf(b.namespace),
)
