import { type AccountTypes, defaultAccountTypes } from '../../schema/account-types.js'
import type { Namespace } from '../../schema/caip.js'
import type { AddressForm, AddressWriter } from '../contract/chain.js'
import type { ConnectionAccount, ConnectionState, Connections } from '../contract/connection.js'
import type { ConnectorAccounts, ConnectorChange } from '../contract/connector.js'
import { addressKey } from '../core/same-address.js'
import { entriesOf, namespaceOf } from './connections.js'

/** Gives connections with their addresses written anew; the same object where every address was right. */
export type Rewrite = (connections: Connections) => Connections

/** How a session takes down what wallets share: each address once, as its namespace writes it, and the one to show first. */
export interface Addresses {
  /** Fetches the code for a namespace that needs it; `undefined` where nothing is to be waited for. Never rejects. */
  prepare(namespace: Namespace): Promise<void> | undefined
  /**
   * What a wallet of a namespace said. While the code is not here, addresses have the letters they are compared in. First
   * comes the first account of the preferred type, then the others in the order of the wallet.
   */
  write<T extends ConnectorAccounts | ConnectorChange>(namespace: Namespace, told: T): T
}

/** What the app says of addresses. */
export interface AddressDeps {
  /** Namespaces that write them in a way of their own. */
  readonly addresses?: readonly AddressForm[] | undefined
  /** Which type of account is shown, where it is not that of SPEC §9. */
  readonly accountTypes?: AccountTypes | undefined
}

/** Makes the writer of a session. `onCode` is called once a namespace, as soon as its code is here. */
export function createAddresses(
  { addresses: forms = [], accountTypes }: AddressDeps,
  onCode: (rewrite: Rewrite) => void,
): Addresses {
  const preferred: AccountTypes = { ...defaultAccountTypes, ...accountTypes }
  const writers = new Map<Namespace, AddressWriter>()
  const fetching = new Map<Namespace, Promise<void>>()

  function take(namespace: Namespace, shared: readonly ConnectionAccount[]): readonly ConnectionAccount[] {
    const writer = writers.get(namespace)
    const write = (address: string) => writer?.writeAddress(address) ?? addressKey(namespace, address)
    const all = writtenBy(write, shared)
    const accounts = all.filter(({ address }, index) => all.findIndex((each) => each.address === address) === index)
    const shown = accounts.find(({ type }) => type !== undefined && type === preferred[namespace])
    return shown ? [shown, ...accounts.filter((each) => each !== shown)] : accounts
  }

  async function fetch({ namespace, load }: AddressForm): Promise<void> {
    try {
      const writer = await load()
      writers.set(namespace, writer)
      onCode((connections) => rewritten(connections, namespace, writer))
    } catch {
      // Fetched again for the next wallet that is asked.
      fetching.delete(namespace)
    }
  }

  return {
    prepare(namespace) {
      const form = forms.find((each) => each.namespace === namespace)
      if (!form || writers.has(namespace)) return undefined
      const work = fetching.get(namespace) ?? fetch(form)
      fetching.set(namespace, work)
      return work
    },
    write: (namespace, told) => ('accounts' in told ? { ...told, accounts: take(namespace, told.accounts) } : told),
  }
}

/** Connections whose addresses of a namespace are written anew. Gives the same object where all of them were right. */
function rewritten(connections: Connections, namespace: Namespace, writer: AddressWriter): Connections {
  const next = Object.fromEntries(
    entriesOf(connections).map(([id, state]) => [id, namespaceOf(id) === namespace ? inLetters(writer, state) : state]),
  )
  return JSON.stringify(next) === JSON.stringify(connections) ? connections : next
}

function inLetters({ writeAddress }: AddressWriter, state: ConnectionState): ConnectionState {
  const anew = <T extends { readonly address: string; readonly accounts?: readonly ConnectionAccount[] }>(
    item: T,
  ): T => ({
    ...item,
    address: writeAddress(item.address),
    ...(item.accounts && { accounts: writtenBy(writeAddress, item.accounts) }),
  })
  return 'connection' in state
    ? { ...state, connection: anew(state.connection) }
    : { ...state, remembered: anew(state.remembered) }
}

function writtenBy(
  write: (address: string) => string,
  accounts: readonly ConnectionAccount[],
): readonly ConnectionAccount[] {
  return accounts.map((account) => ({ ...account, address: write(account.address) }))
}
