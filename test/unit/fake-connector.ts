import type { Connector, ConnectorAccounts, ConnectorChange } from '../../runtime/contract/connector.js'
import type { Namespace } from '../../schema/caip.js'
import { alice } from './fake-wallet.js'

/** A connector that answers as the test says. */
export interface FakeConnector extends Connector {
  /** What `restore` and `connect` give from now on; an `Error` is thrown, a function is called. */
  answer(answer: FakeAnswer): void
  /** Announces a change to its subscribers. */
  change(change: ConnectorChange): void
  followers(): number
  /** Names of the methods called so far. */
  readonly calls: readonly string[]
}

/** An answer, or what makes one. */
export type FakeAnswer = ConnectorAccounts | Error | undefined | (() => Promise<ConnectorAccounts | undefined>)

/** Accounts on the first network of a namespace. */
export function accountsOn(namespace: Namespace, address: string = alice, reference = '1'): ConnectorAccounts {
  return { accounts: [{ address }], caipNetworkId: `${namespace}:${reference}` }
}

/** Makes a connector that gives one account at once. */
export function fakeConnector({
  id = 'com.example.fake',
  namespace = 'eip155',
  ...more
}: Partial<Connector> = {}): FakeConnector {
  const followers = new Set<(change: ConnectorChange) => void>()
  const calls: string[] = []
  let next: FakeAnswer = accountsOn(namespace)

  async function give(method: string): Promise<ConnectorAccounts | undefined> {
    calls.push(method)
    if (next instanceof Error) throw next
    return typeof next === 'function' ? next() : next
  }
  return {
    id,
    name: `Wallet ${id}`,
    type: 'ANNOUNCED',
    namespace,
    provider: {},
    calls,
    restore: () => give('restore'),
    // The fake may also give what a connector never does.
    connect: () => give('connect') as Promise<ConnectorAccounts>,
    async disconnect() {
      calls.push('disconnect')
    },
    async switchNetwork(network) {
      calls.push('switchNetwork')
      return network.caipNetworkId
    },
    async request(method) {
      calls.push(method)
      return null
    },
    watch(onChange) {
      followers.add(onChange)
      return () => followers.delete(onChange)
    },
    answer(answer) {
      next = answer
    },
    change(change) {
      for (const follower of [...followers]) follower(change)
    },
    followers: () => followers.size,
    ...more,
  }
}
