import type { Namespace } from '../../schema/caip.js'
import type { Connections } from '../contract/connection.js'
import type { ConnectorAccounts, ConnectorChange } from '../contract/connector.js'

/** Gives connections with their addresses written anew; the same object where every address was right. */
export type Rewrite = (connections: Connections) => Connections

/** The code that knows the checksums of addresses (EIP-55). It is fetched with the first account, never with the page. */
export interface Checksums {
  checksumAddress(address: string): string
  readonly withChecksums: Rewrite
}

/** How a session writes the addresses of eip155: with their checksum, whatever case a wallet gives them in. */
export interface Addresses {
  /** Fetches the code for a namespace that needs it; `undefined` where nothing is to be waited for. Never rejects. */
  prepare(namespace: Namespace): Promise<void> | undefined
  /** What a wallet of a namespace said, with each of its addresses written anew, once: in small letters while the code is not here. */
  write<T extends ConnectorAccounts | ConnectorChange>(namespace: Namespace, told: T): T
}

/** Makes the writer of a session. `onCode` is called once, as soon as the code is here. */
export function createAddresses(fetch: () => Promise<Checksums>, onCode: (rewrite: Rewrite) => void): Addresses {
  let code: Checksums | undefined
  let fetching: Promise<void> | undefined

  const write = (address: string) => code?.checksumAddress(address) ?? address.toLowerCase()

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
    write: (namespace, told) =>
      namespace === 'eip155' && 'accounts' in told
        ? { ...told, accounts: [...new Set(told.accounts.map(write))] }
        : told,
  }
}
