import type { Connector, ConnectorChange } from '../../runtime/contract/connector.js'
import type { Kit } from '../../runtime/contract/kit.js'
import { connect } from '../../runtime/features/connect/feature.js'
import type { MultiWalletApi } from '../../runtime/features/multi-wallet/contract.js'
import { multiWalletToken } from '../../runtime/features/multi-wallet/contract.js'
import { multiWallet } from '../../runtime/features/multi-wallet/feature.js'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import { fakeKit } from './fake-kit.js'
import { type FakeDisk, type FakeHost, fakeDisk, fakeHost, settle } from './fakes.js'
import { accountOf, type Family, type WorldConnector, type WorldWallet, worldConnector } from './world-wallet.js'

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
  /** The app takes the kit away and puts it there again. */
  restart(): Promise<void>
  close(): void
}

/** A browser with two wallets of each of its namespaces, and its tabs. */
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

/** Makes the browser, for an app on the namespaces `own`. With `isMulti` the feature for several wallets is on. */
export function walletWorld(own: readonly Family[], isMulti: boolean): World {
  const disk = fakeDisk()
  const wallets = own.flatMap((family) =>
    ['a', 'b'].map(
      (id): WorldWallet => ({
        id,
        family,
        accounts: [accountOf(family, id, 1)],
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
    async restart() {
      for (const stop of stops.splice(0)) stop()
      await settle()
      stops.push(kit.start())
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
