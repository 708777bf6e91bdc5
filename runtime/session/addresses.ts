import { type AccountTypes, defaultAccountTypes } from '../../schema/account-types.js'
import type { Namespace } from '../../schema/caip.js'
import type { ConnectionAccount, Connections } from '../contract/connection.js'
import type { ConnectorAccounts, ConnectorChange } from '../contract/connector.js'
import { addressKey } from '../core/same-address.js'

/** Gives connections with their addresses written anew; the same object where every address was right. */
export type Rewrite = (connections: Connections) => Connections

/** The code that knows the checksums of addresses (EIP-55). It is fetched with the first account, never with the page. */
export interface Checksums {
  checksumAddress(address: string): string
  readonly withChecksums: Rewrite
}

/** How a session takes down what wallets share: each address once, as its namespace writes it, and the one to show first. */
export interface Addresses {
  /** Fetches the code for a namespace that needs it; `undefined` where nothing is to be waited for. Never rejects. */
  prepare(namespace: Namespace): Promise<void> | undefined
  /**
   * What a wallet of a namespace said. On eip155 addresses are in small letters while the code is not here. First comes the
   * first account of the preferred type, then the others in the order of the wallet.
   */
  write<T extends ConnectorAccounts | ConnectorChange>(namespace: Namespace, told: T): T
}

/**
 * Makes the writer of a session. `types` are those the app prefers, where they are not those of SPEC §9. `onCode` is called
 * once, as soon as the code is here.
 */
export function createAddresses(
  fetch: () => Promise<Checksums>,
  types: AccountTypes | undefined,
  onCode: (rewrite: Rewrite) => void,
): Addresses {
  const preferred: AccountTypes = { ...defaultAccountTypes, ...types }
  let code: Checksums | undefined
  let fetching: Promise<void> | undefined

  const write = (address: string) => code?.checksumAddress(address) ?? addressKey('eip155', address)

  function take(namespace: Namespace, shared: readonly ConnectionAccount[]): readonly ConnectionAccount[] {
    const all = shared.map((each) => (namespace === 'eip155' ? { ...each, address: write(each.address) } : each))
    const accounts = all.filter(({ address }, index) => all.findIndex((each) => each.address === address) === index)
    const shown = accounts.find(({ type }) => type !== undefined && type === preferred[namespace])
    return shown ? [shown, ...accounts.filter((each) => each !== shown)] : accounts
  }

  return {
    prepare(namespace) {
      if (namespace !== 'eip155' || code) return undefined
      fetching ??= fetch().then(
        (it) => {
          code = it
          onCode(it.withChecksums)
        },
        () => {
          // Fetched again for the next wallet that is asked.
          fetching = undefined
        },
      )
      return fetching
    },
    write: (namespace, told) => ('accounts' in told ? { ...told, accounts: take(namespace, told.accounts) } : told),
  }
}
