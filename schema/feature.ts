import type { z } from 'zod'
import type { TextBlock } from '../runtime/core/words.js'
import type { Namespace } from './caip.js'

/** Feature flags a feature reads, by the name SPEC §3 gives them, each with the shape of its value. */
export type FlagShape = Readonly<Record<string, z.ZodType>>

/** What the CLI has to know about a feature. It is data: nothing of it reaches the browser. */
export interface Manifest {
  /** Folder name, import name and the function `generated.ts` calls: `connect`. */
  readonly id: string
  /** A few words for lists and questions. */
  readonly title: string
  /** Ids of features that must be on as well. */
  readonly requires: readonly string[]
  /** Chain families it works on; every family when left out. */
  readonly namespaces?: readonly Namespace[]
  /** Views by their spec names, each with the subpath of the package that holds it. */
  readonly views: Readonly<Record<string, string>>
  /** Every block of texts it shows, those of its lazily loaded views as well; what locale packs translate. */
  readonly texts: readonly TextBlock[]
  /** Its stylesheet under `create-modal-kit/css/`. */
  readonly css: string
  /** The flag that turns it on; a feature without one is always on. */
  readonly switch?: string
  /** The key of the config that turns it on as well, by holding something. What it holds becomes options of the feature. */
  readonly key?: 'legal'
  /** Every flag of `features` that it reads. Flags the config names become the options of the feature. */
  readonly flags: FlagShape
}

/** Declares a feature to the CLI; keeps the literal types, so that the config's type follows the registry. */
export function defineManifest<const Declared extends Manifest>(manifest: Declared): Declared {
  return manifest
}
