import type { RecentWallet } from '../../contract/provided.js'
import { listOf, shape, text } from '../../core/decode.js'
import type { Storage } from '../../core/storage.js'
import { isSameWallet } from '../../wallets/same-wallet.js'

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

const readRecent = /*#__PURE__*/ listOf<RecentWallet>((input) =>
  // Only an announced wallet has an rdns.
  shape<RecentWallet>({ id: text, name: text, ...(Object(input).rdns !== undefined && { rdns: text }) })(input),
)
