import type { WalletGroup } from '../../core/wallet-groups.js'
import type { Kit } from '../../kit.js'
import type { Exclude } from '../../wiring.js'

/** What `connect` of the config says of every list of wallets. */
export interface ListOptions {
  readonly connectorTypeOrder?: readonly WalletGroup[]
  readonly exclude?: Exclude
  readonly customWallets?: readonly unknown[]
}

/** The options of the feature connect. */
export function connectOptions({ modal }: Pick<Kit, 'modal'>): ListOptions {
  // A feature may not know another one: what is read of its options is what the config says they hold.
  const connect = modal.peek()?.features.find(({ id }) => id === 'connect') as
    | { readonly options?: ListOptions }
    | undefined
  return connect?.options ?? {}
}
