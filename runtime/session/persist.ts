import type { PersistedConnections } from '../contract/session.js'
import type { Storage } from '../core/storage.js'

/** What survives a reload: hints, and which family was shown. */
export interface Saved {
  readonly active: string | null
  readonly sessions: PersistedConnections
}

/** Reads and writes what the session keeps between visits. */
export interface Persistence {
  load(): Saved
  save(saved: Saved): void
  /** Calls back when another tab changed the session; the returned function stops. */
  watch(onChange: () => void): () => void
}

/**
 * Keeps the session under one key. What another version or another hand wrote there is read with suspicion. With
 * `isKept` false nothing is read or followed, and what is there is dropped as soon as anybody would follow it.
 */
export function createPersistence(storage: Storage, isKept = true): Persistence {
  const save = (saved: Saved) => storage.write('session', isKept && saved)
  return {
    load: () => (isKept && storage.read('session', readSaved)) || nothing,
    save,
    watch(onChange) {
      if (!isKept) save(nothing)
      return storage.watch('session', () => isKept && onChange())
    },
  }
}

const nothing: Saved = { active: null, sessions: {} }

/** Written without `core/decode.ts`, which would be its only part on the page. A bad hint is left out alone. */
function readSaved(input: unknown): Saved {
  const { active, sessions } = input as { active: unknown; sessions: Record<string, Record<string, unknown> | null> }
  const known = Object.entries(sessions).flatMap(([namespace, hint]) => {
    const { connectorId, address, caipNetworkId } = hint ?? {}
    const isWhole =
      [connectorId, address, caipNetworkId].every(isText) && `${caipNetworkId}`.startsWith(`${namespace}:`)
    return isWhole ? [[namespace, { connectorId, address, caipNetworkId }]] : []
  })
  return { active: isText(active) ? active : null, sessions: Object.fromEntries(known) as PersistedConnections }
}

function isText(input: unknown): input is string {
  return typeof input === 'string'
}
