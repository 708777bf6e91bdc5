import type { Connector, ConnectorAccounts, ConnectorChange } from '../../runtime/contract/connector.js'
import type { Kit } from '../../runtime/contract/kit.js'
import { connect } from '../../runtime/features/connect/feature.js'
import type { MultiWalletApi } from '../../runtime/features/multi-wallet/contract.js'
import { multiWalletToken } from '../../runtime/features/multi-wallet/contract.js'
import { multiWallet } from '../../runtime/features/multi-wallet/feature.js'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import { ModalError } from '../../schema/error.js'
import { fakeKit } from './fake-kit.js'
import { type FakeDisk, type FakeHost, fakeDisk, fakeHost } from './fakes.js'

/** The chain families there are, each with two networks. */
export const families = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const

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

/** How a provider ends whose extension was reloaded under the page: it says so when it is asked, or is silent for ever. */
export type End = 'throws' | 'silent'

/** A wallet's provider in one tab. `listed` is what it has listed to this page since its last event. */
export interface WorldConnector extends Connector {
  readonly wallet: WorldWallet
  listed: readonly string[]
  /** Its extension was reloaded under the page. */
  end: End | undefined
  followers(): number
  tell(change: ConnectorChange): void
}

/** One tab with the kit in it. */
export interface WorldTab {
  readonly host: FakeHost
  readonly kit: Kit
  /** One for each wallet, in their order, and then those that came when an extension was reloaded. */
  readonly connectors: readonly WorldConnector[]
  readonly api: MultiWalletApi | undefined
  /** A tab that sleeps hears nothing, and its clock stands still. */
  isAsleep: boolean
  /** Milliseconds that went by while it slept. */
  slept: number
  /** The reloaded extension puts a provider of its own into the page. */
  announceAgain(wallet: WorldWallet): void
  close(): void
}

/** A browser with two wallets of each of its families, and its tabs. */
export interface World {
  readonly disk: FakeDisk
  readonly families: readonly Family[]
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

/** Makes the browser, for an app on the families `own`. With `isMulti` the feature for several wallets is on. */
export function walletWorld(own: readonly Family[], isMulti: boolean): World {
  const disk = fakeDisk()
  const wallets = own.flatMap((family) =>
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
    families: own,
    wallets,
    tabs: [],
    past: [],
    async open() {
      const tab = await openTab(world, isMulti, () => {
        world.tabs.splice(world.tabs.indexOf(tab), 1)
      })
      world.tabs.push(tab)
      world.past.push(tab)
      return tab
    },
    announce(wallet, change) {
      for (const { isAsleep, connectors } of [...world.tabs]) {
        for (const connector of connectors) {
          if (!isAsleep && !connector.end && connector.wallet === wallet && wallet.isPermitted) connector.tell(change)
        }
      }
    },
  }
  return world
}

async function openTab(
  { disk, families: own, wallets }: World,
  isMulti: boolean,
  onClose: () => void,
): Promise<WorldTab> {
  const host = fakeHost({ storage: disk.tab() })
  const connectors = wallets.map((wallet) => worldConnector(wallet, host))
  let found = (_: Connector) => {}
  const discover = (_: unknown, add: (connector: Connector) => void) => {
    found = add
    for (const connector of connectors) add(connector)
    return () => {}
  }
  const networks = own.flatMap((family) => [1, 2].map((id) => networkOf(family, id)))
  const { kit } = fakeKit(
    {
      connectors: [{ id: 'world', discover }],
      networks,
      features: [connect(), ...(isMulti ? [multiWallet()] : [])],
      multiWallet: isMulti,
    },
    host,
  )
  const stops = [kit.start()]
  const api = isMulti ? await kit.use(multiWalletToken) : undefined
  return {
    host,
    kit,
    connectors,
    api,
    isAsleep: false,
    slept: 0,
    announceAgain(wallet) {
      const connector = worldConnector(wallet, host, `#${connectors.length}`)
      connectors.push(connector)
      found(connector)
    },
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

function worldConnector(wallet: WorldWallet, { clock }: FakeHost, again = ''): WorldConnector {
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
    const [first, ...rest] = sharedBy(wallet)
    count += 1
    if (first) connector.listed = sharedBy(wallet)
    return first ? { accounts: [first, ...rest], caipNetworkId: wallet.chain } : undefined
  }
  const connector: WorldConnector = {
    wallet,
    listed: [],
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
      // Nothing is listed any more once that has arrived, unless the wallet has said something newer.
      if (!answer) setImmediate(() => asked === count && Object.assign(connector, { listed: [] }))
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
      if (!answer) throw new ModalError('wallet/no-accounts', { wallet: id })
      await onItsWay(signal)
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
      if (change.type === 'accountsChanged') connector.listed = change.accounts
      if (change.type === 'disconnect') connector.listed = []
      for (const follower of [...followers]) follower(change)
    },
  }
  return connector
}
