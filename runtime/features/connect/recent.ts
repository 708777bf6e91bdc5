import { type Decoder, listOf, shape, text } from '../../core/decode.js'
import type { Storage } from '../../core/storage.js'

/** A wallet somebody used here before. */
export interface RecentWallet {
  readonly id: string
  readonly name: string
}

/** The wallets used last, newest first. */
export interface RecentWallets {
  list(): readonly RecentWallet[]
  add(wallet: RecentWallet): void
}

const readRecent: Decoder<readonly RecentWallet[]> = /*#__PURE__*/ listOf(shape<RecentWallet>({ id: text, name: text }))

/** Keeps the newest `limit` wallets in storage (SPEC §9: two). */
export function recentWallets(storage: Storage, limit = 2): RecentWallets {
  const list = () => storage.read('recent', readRecent) ?? []
  return {
    list,
    add({ id, name }) {
      const others = list().filter((wallet) => wallet.id !== id)
      storage.write('recent', [{ id, name }, ...others].slice(0, limit))
    },
  }
}
