import type { WalletIdentity } from './same-wallet.js'

/** Wallets that never enter a list (`connect.exclude`). */
export interface WalletFilter {
  readonly ids?: readonly string[]
  readonly rdns?: readonly string[]
  readonly names?: readonly string[]
}

/** Whether the app leaves a wallet out: by its id, its rdns or its name, in any case. */
export function isExcluded({ id, rdns = '', name }: WalletIdentity, exclude: WalletFilter = {}): boolean {
  const has = (list: readonly string[] = [], value: string) =>
    list.some((item) => item.toLowerCase() === value.toLowerCase())
  return has(exclude.ids, id) || has(exclude.rdns, rdns) || has(exclude.names, name)
}
