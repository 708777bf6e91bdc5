import type { WalletGroup } from '../../contract/wallet-row.js'

/** SPEC §9: this many wallets are recommended, less those that were used before or are installed. */
const RECOMMENDED = 2

/** How many wallets are recommended beside `rows`, where the app has chosen none. */
export function recommendedRoom(rows: readonly { readonly group: WalletGroup }[]): number {
  return Math.max(0, RECOMMENDED - rows.filter(({ group }) => group === 'recent' || group === 'injected').length)
}
