import type { Connector, ConnectorAccounts, ConnectorChange } from '../../runtime/connectors/connector.js'
import { connect } from '../../runtime/features/connect/feature.js'
import type { MultiWalletApi } from '../../runtime/features/multi-wallet/feature.js'
import { multiWallet } from '../../runtime/features/multi-wallet/feature.js'
import type { Kit } from '../../runtime/kit.js'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import { ModalError } from '../../schema/error.js'
import { fakeKit } from './fake-kit.js'
import { type FakeDisk, type FakeHost, fakeDisk, fakeHost } from './fakes.js'

/** The chain families of the world, each with two networks. */
export const families = ['eip155', 'solana', 'bip122'] as const

/** One of them. */
export type Family = (typeof families)[number]

/** What a wallet does when it is asked: at once, a second later, not at all, or a "no". */
export type Manner = 'approves' | 'late' | 'hangs' | 'rejects'

/** One wallet of one family, as its extension knows it: the same for all tabs. */
export interface WorldWallet {
  readonly id: string
  readonly family: Family
  accounts: readonly string[]
  chain: CaipNetworkId
  isPermitted: boolean
  isLocked: boolean
  manner: Manner
}

/** A wallet's provider in one tab. `listed` is what it has listed to this page since its last event. */
export interface WorldConnector extends Connector {
  readonly wallet: WorldWallet
  listed: readonly string[]
  /** Its extension was reloaded under the page. */
  isDead: boolean
  followers(): number
  tell(change: ConnectorChange): void
}

/** One tab with the kit in it. */
export interface WorldTab {
  readonly host: FakeHost
  readonly kit: Kit
  readonly connectors: readonly WorldConnector[]
  readonly api: MultiWalletApi | undefined
  /** A tab that sleeps hears nothing. */
  isAsleep: boolean
  close(): void
}

/** A browser with six wallets and its tabs. */
export interface World {
  readonly disk: FakeDisk
  readonly wallets: readonly WorldWallet[]
  readonly tabs: WorldTab[]
  /** Every tab and connector there ever was. */
  readonly past: WorldTab[]
  open(): Promise<WorldTab>
  /** Tells the tabs that are awake what a wallet announces. */
  announce(wallet: WorldWallet, change: ConnectorChange): void
}

/** What a wallet shares with a page that may see it. */
export function sharedBy({ isPermitted, isLocked, accounts }: WorldWallet): readonly string[] {
  return isPermitted && !isLocked ? accounts : []
}

/** Makes the browser. With `isMulti` the feature for several wallets is on. */
export function walletWorld(isMulti: boolean): World {
  const disk = fakeDisk()
  const wallets = families.flatMap((family) =>
    ['a', 'b'].map(
      (id): WorldWallet => ({
        id,
        family,
        accounts: [`${family}-${id}-1`],
        chain: `${family}:1`,
        isPermitted: false,
        isLocked: false,
        manner: 'approves',
      }),
    ),
  )
  const world: World = {
    disk,
    wallets,
    tabs: [],
    past: [],
    async open() {
      const tab = await openTab(disk, wallets, isMulti, () => {
        world.tabs.splice(world.tabs.indexOf(tab), 1)
      })
      world.tabs.push(tab)
      world.past.push(tab)
      return tab
    },
    announce(wallet, change) {
      for (const { isAsleep, connectors } of [...world.tabs]) {
        for (const connector of connectors) {
          if (!isAsleep && !connector.isDead && connector.wallet === wallet && wallet.isPermitted)
            connector.tell(change)
        }
      }
    },
  }
  return world
}

async function openTab(
  disk: FakeDisk,
  wallets: readonly WorldWallet[],
  isMulti: boolean,
  onClose: () => void,
): Promise<WorldTab> {
  const host = fakeHost({ storage: disk.tab() })
  const connectors = wallets.map((wallet) => worldConnector(wallet, host))
  const discover = (_: unknown, add: (connector: Connector) => void) => {
    for (const connector of connectors) add(connector)
    return () => {}
  }
  const networks = families.flatMap((family) => [1, 2].map((id) => networkOf(family, id)))
  const { kit: own } = fakeKit(
    { connectors: [{ id: 'world', discover }], networks, features: [connect(), ...(isMulti ? [multiWallet()] : [])] },
    host,
  )
  // A kit of a narrower wiring does everything a kit of any wiring does.
  const kit = own as unknown as Kit
  const stops = [kit.start()]
  const api = isMulti ? ((await kit.load('multiWallet')) as MultiWalletApi) : undefined
  if (api) stops.push(api.follow())
  return {
    host,
    kit,
    connectors,
    api,
    isAsleep: false,
    close() {
      for (const stop of stops.splice(0)) stop()
      onClose()
    },
  }
}

function networkOf(family: Family, id: number) {
  const caipNetworkId: CaipNetworkId = `${family}:${id}`
  const nativeCurrency = { name: 'Coin', symbol: 'COIN', decimals: 18 }
  return { id, caipNetworkId, chainNamespace: family as Namespace, name: caipNetworkId, rpcUrls: [], nativeCurrency }
}

function worldConnector(wallet: WorldWallet, { clock }: FakeHost): WorldConnector {
  const followers = new Set<(change: ConnectorChange) => void>()
  const { id, family } = wallet
  let count = 0

  function list(): ConnectorAccounts | undefined {
    if (connector.isDead) throw new ModalError('internal/unknown', { detail: 'Extension context invalidated.' })
    const [first, ...rest] = sharedBy(wallet)
    count += 1
    const heard = count
    if (first) connector.listed = sharedBy(wallet)
    // Nothing is listed any more once the answer has arrived, unless the wallet has said something newer.
    else setImmediate(() => heard === count && Object.assign(connector, { listed: [] }))
    return first ? { accounts: [first, ...rest], caipNetworkId: wallet.chain } : undefined
  }
  const connector: WorldConnector = {
    wallet,
    listed: [],
    isDead: false,
    id,
    name: `Wallet ${id}`,
    type: 'ANNOUNCED',
    namespace: family,
    provider: {},
    async restore(signal) {
      const answer = list()
      // The answer is on its way while the wallet goes on.
      if (wallet.manner === 'late') await clock.sleep(1_000, signal)
      return answer
    },
    async connect(signal) {
      if (connector.isDead) list()
      if (wallet.manner === 'hangs') return new Promise(() => {})
      if (wallet.manner === 'late') await clock.sleep(1_000, signal)
      if (wallet.manner === 'rejects') throw new ModalError('wallet/rejected', { wallet: id })
      wallet.isPermitted = true
      wallet.isLocked = false
      const answer = list()
      if (!answer) throw new ModalError('wallet/no-accounts', { wallet: id })
      if (wallet.manner === 'late') await clock.sleep(1_000, signal)
      return answer
    },
    async disconnect() {
      if (!connector.isDead && wallet.manner !== 'hangs') wallet.isPermitted = false
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
      if (change.type === 'accountsChanged') connector.listed = change.accounts
      if (change.type === 'disconnect') connector.listed = []
      for (const follower of [...followers]) follower(change)
    },
  }
  return connector
}
