import type { ConnectionAccount } from '../../runtime/contract/connection.js'
import type { Connector, ConnectorAccounts, ConnectorChange } from '../../runtime/contract/connector.js'
import type { CaipNetworkId } from '../../schema/caip.js'
import { ModalError } from '../../schema/error.js'
import type { FakeHost } from './fakes.js'

/** The namespaces there are, each with two networks. */
export const families = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const

/** One of them. */
export type Family = (typeof families)[number]

/** What a wallet does when it is asked: at once, a second later, not at all, a "no", or an answer that it takes back at once. */
export type Manner = 'approves' | 'late' | 'hangs' | 'rejects' | 'chatty'

/** One wallet of one namespace, as its extension knows it: the same for all tabs. */
export interface WorldWallet {
  readonly id: string
  readonly family: Family
  accounts: readonly string[]
  chain: CaipNetworkId
  isPermitted: boolean
  isLocked: boolean
  manner: Manner
}

/** How a provider ends whose extension was reloaded under the page: it says so when it is asked, or is silent for ever. */
export type End = 'throws' | 'silent'

/**
 * A wallet's provider in one tab. `listed` is what it has listed to this page since its last event, `networks` the
 * networks it has been on since it last announced one.
 */
export interface WorldConnector extends Connector {
  readonly wallet: WorldWallet
  listed: readonly string[]
  networks: readonly CaipNetworkId[]
  /** Its extension was reloaded under the page. */
  end: End | undefined
  followers(): number
  tell(change: ConnectorChange): void
}

/** The address of an account: addresses of eip155 begin with `0x`, and nothing else is kept under that namespace. */
export function accountOf(family: Family, wallet: string, number: number): string {
  return `${family === 'eip155' ? '0x' : ''}${family}-${wallet}-${number}`
}

/** The network of its namespace that a wallet is not on. */
export function otherChain({ chain, family }: WorldWallet): CaipNetworkId {
  return chain.endsWith('1') ? `${family}:2` : `${family}:1`
}

/** What a wallet shares with a page that may see it. */
export function sharedBy({ isPermitted, isLocked, accounts }: WorldWallet): readonly string[] {
  return isPermitted && !isLocked ? accounts : []
}

/** The same as accounts. */
export function accountsOf(wallet: WorldWallet): readonly ConnectionAccount[] {
  return sharedBy(wallet).map((address) => ({ address }))
}

function addressesIn(accounts: readonly ConnectionAccount[] = []): readonly string[] {
  return accounts.map(({ address }) => address)
}

/** Makes the provider of a wallet in one tab; `again` names one that came when its extension was reloaded. */
export function worldConnector(wallet: WorldWallet, { clock }: FakeHost, again = ''): WorldConnector {
  const followers = new Set<(change: ConnectorChange) => void>()
  const { id, family } = wallet
  let count = 0

  /** A provider that is dead gives no answer but this one. */
  async function alive(): Promise<void> {
    if (connector.end === 'silent') await new Promise(() => {})
    if (connector.end) throw new ModalError('internal/unknown', { detail: 'Extension context invalidated.' })
  }
  /** What a wallet says late comes only if it is still there. */
  async function onItsWay(signal: AbortSignal): Promise<void> {
    if (wallet.manner !== 'late') return
    await clock.sleep(1_000, signal)
    if (connector.end) await alive()
  }
  function list(): ConnectorAccounts | undefined {
    const [first, ...rest] = accountsOf(wallet)
    count += 1
    if (!first) return undefined
    const { chain } = wallet
    // Until an answer that is late has arrived, the one before it holds.
    connector.listed = wallet.manner === 'late' ? [...connector.listed, ...sharedBy(wallet)] : sharedBy(wallet)
    connector.networks = [...connector.networks, chain]
    if (wallet.manner === 'chatty') {
      wallet.chain = otherChain(wallet)
      connector.tell({ type: 'chainChanged', caipNetworkId: wallet.chain })
    }
    return { accounts: [first, ...rest], caipNetworkId: chain }
  }
  /** Nothing else is listed any more once an answer has arrived, unless the wallet has said something newer. */
  function arrive(answer: ConnectorAccounts | undefined, asked: number): void {
    setImmediate(() => asked === count && Object.assign(connector, { listed: addressesIn(answer?.accounts) }))
  }
  const connector: WorldConnector = {
    wallet,
    listed: [],
    networks: [],
    end: undefined,
    // As `injected` names a second provider of one wallet.
    id: id + again,
    rdns: `wallet.${id}`,
    name: `Wallet ${id}`,
    type: 'ANNOUNCED',
    namespace: family,
    provider: {},
    async restore(signal) {
      if (connector.end) await alive()
      const answer = list()
      const asked = count
      // The answer is on its way while the wallet goes on.
      await onItsWay(signal)
      arrive(answer, asked)
      return answer
    },
    async connect(signal) {
      if (connector.end) await alive()
      if (wallet.manner === 'hangs') return new Promise(() => {})
      await onItsWay(signal)
      if (wallet.manner === 'rejects') throw new ModalError('wallet/rejected', { wallet: id })
      wallet.isPermitted = true
      wallet.isLocked = false
      const answer = list()
      const asked = count
      if (!answer) throw new ModalError('wallet/no-accounts', { wallet: id })
      await onItsWay(signal)
      arrive(answer, asked)
      return answer
    },
    async disconnect() {
      if (!connector.end && wallet.manner !== 'hangs') wallet.isPermitted = false
    },
    switchNetwork: async ({ caipNetworkId }) => caipNetworkId,
    request: async () => null,
    watch(onChange) {
      followers.add(onChange)
      return () => followers.delete(onChange)
    },
    followers: () => followers.size,
    tell(change) {
      count += 1
      if (change.type === 'accountsChanged') connector.listed = addressesIn(change.accounts)
      if (change.type === 'chainChanged') connector.networks = [change.caipNetworkId]
      if (change.type === 'disconnect') connector.listed = []
      for (const follower of [...followers]) follower(change)
    },
  }
  return connector
}
