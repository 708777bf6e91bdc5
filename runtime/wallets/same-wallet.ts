/** What tells wallets apart: an announced one has its rdns as its id, one of the directory its explorer id. */
export interface WalletIdentity {
  readonly id: string
  readonly rdns?: string | undefined
  readonly name: string
}

/**
 * Whether two entries are one wallet: by rdns, then by id, then by name (any case), which only counts where one of them
 * has no rdns: any wallet may call itself by another's name.
 */
export function isSameWallet(one: WalletIdentity, other: WalletIdentity): boolean {
  const isEqual = (key: 'id' | 'rdns' | 'name') => one[key]?.toLowerCase() === other[key]?.toLowerCase()
  if (one.rdns && other.rdns) return isEqual('rdns') || isEqual('id')
  return isEqual('id') || isEqual('name')
}
