import type { Storage } from '../../core/storage.js'
import { isSameWallet } from '../../wallets/same-wallet.js'

/** A wallet somebody used here before. */
export interface RecentWallet {
  /** Id of its connector, or of its entry in the directory. */
  readonly id: string
  readonly rdns?: string | undefined
  readonly name: string
}

/** The wallets used last, newest first. */
export interface RecentWallets {
  list(): readonly RecentWallet[]
  add(wallet: RecentWallet): void
}

/** Keeps the newest `limit` wallets in storage (SPEC §9: two). */
export function recentWallets(storage: Storage, limit = 2): RecentWallets {
  const list = () => storage.read('recent', readRecent) ?? []
  return {
    list,
    add(used) {
      const { id, rdns, name } = used
      const others = list().filter((wallet) => !isSameWallet(wallet, used))
      storage.write('recent', [{ id, rdns, name }, ...others].slice(0, limit))
    },
  }
}

/** Written without `core/decode.ts`, which would be its only part in the first view. */
function readRecent(input: unknown): readonly RecentWallet[] {
  const isText = (value: unknown) => typeof value === 'string'
  // Anything else than a list throws, which counts as nothing.
  const isWhole = (input as RecentWallet[]).every(({ id, rdns = '', name }) => [id, rdns, name].every(isText))
  return isWhole ? (input as RecentWallet[]) : []
}
