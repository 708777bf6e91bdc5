import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { Storage } from '../core/storage.js'
import type { Remembered } from './machine.js'

/** The hints of one kit, by chain family. */
export type Hints = Readonly<Partial<Record<Namespace, Remembered>>>

/** What survives a reload: hints, and which family was shown. */
export interface Saved {
  readonly active: string | null
  readonly sessions: Hints
}

/** Reads and writes what the session keeps between visits. */
export interface Persistence {
  load(): Saved
  save(saved: Saved): void
  /** Calls back when another tab changed the session; the returned function stops. */
  watch(onChange: () => void): () => void
}

/** Keeps the session under one key. What another version or another hand wrote there is read with suspicion. */
export function createPersistence(storage: Storage): Persistence {
  return {
    load: () => storage.read('session', readSaved) ?? { active: null, sessions: {} },
    save: (saved) => storage.write('session', saved),
    watch: (onChange) => storage.watch('session', onChange),
  }
}

/** Written without `core/decode.ts`, which would be its only part on the page. A bad hint is left out alone. */
function readSaved(input: unknown): Saved {
  const { active, sessions } = input as { active: unknown; sessions: Record<string, Record<string, unknown> | null> }
  const known = Object.entries(sessions).flatMap(([namespace, hint]) => {
    const { connectorId, address, caipNetworkId } = hint ?? {}
    const isWhole = typeof connectorId === 'string' && typeof address === 'string' && isOf(namespace, caipNetworkId)
    return isWhole ? [[namespace, { connectorId, address, caipNetworkId }]] : []
  })
  return { active: typeof active === 'string' ? active : null, sessions: Object.fromEntries(known) as Hints }
}

function isOf(namespace: string, id: unknown): id is CaipNetworkId {
  return typeof id === 'string' && id.startsWith(`${namespace}:`)
}
