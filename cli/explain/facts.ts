import type { Asked, Kept, Manifest } from '../../schema/feature.js'
import { features } from '../../schema/registry.js'

/** What a feature keeps in the browser and asks it for; `shell` stands for what is always there. */
export interface Facts {
  readonly storage: readonly Kept[]
  readonly permissions: readonly Asked[]
}

const shell: Facts = {
  storage: [{ key: '@modal-kit/1/session', holds: 'wallets, addresses and networks of the last connections' }],
  permissions: [],
}

/** The facts of a feature, by its id, or those of `shell`. */
export function factsOf(id: string): Facts {
  const manifests: readonly Manifest[] = features
  const { storage = [], permissions = [] } = manifests.find((manifest) => manifest.id === id) ?? {}
  return id === 'shell' ? shell : { storage, permissions }
}
