import type { DevChain } from './dev-chains.js'

/** What the wallet remembers about the page between reloads. */
export interface PermissionRecord {
  readonly isPermitted: boolean
  /** The chain the wallet is on. */
  readonly chainId: number
  /** Chains added by the page. */
  readonly added: readonly DevChain[]
}

/** Where the record is kept: `localStorage` fits. */
export type PermissionStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The record under `key`, or `fresh` where there is none or it cannot be read. */
export function readPermission(storage: PermissionStorage, key: string, fresh: PermissionRecord): PermissionRecord {
  const text = storage.getItem(key)
  if (text === null) return fresh
  try {
    const found: Partial<PermissionRecord> = JSON.parse(text)
    return {
      isPermitted: found.isPermitted === true,
      chainId: typeof found.chainId === 'number' ? found.chainId : fresh.chainId,
      added: Array.isArray(found.added) ? found.added : fresh.added,
    }
  } catch {
    // The page may have written anything there; a wallet without a memory is what the user then has.
    return fresh
  }
}

/** Keeps the record in memory, for wallets that should forget on reload. */
export function memoryStorage(): PermissionStorage {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}
