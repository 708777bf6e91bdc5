import { settle } from './fakes.js'
import type { World, WorldTab } from './wallet-world.js'
import {
  accountOf,
  accountsOf,
  type End,
  type Manner,
  otherChain,
  type WorldConnector,
  type WorldWallet,
} from './world-wallet.js'

/** What can happen to one wallet in one tab; whatever rejects is a `ModalError`, which the runner checks. */
export type Act = (at: {
  readonly world: World
  readonly tab: WorldTab
  readonly wallet: WorldWallet
  readonly connector: WorldConnector
  readonly calls: Promise<unknown>[]
}) => void

const keyOf = ({ id, namespace }: WorldConnector) => ({ connectorId: id, namespace })

/** What a user does in a tab: nothing in one that sleeps. */
export const personal: Readonly<Record<string, Act>> = {
  connect: ({ tab, connector, calls }) =>
    void calls.push(tab.kit.session.connect(connector, new AbortController().signal)),
  'connect and cancel': ({ tab, connector, calls }) => {
    const controller = new AbortController()
    calls.push(tab.kit.session.connect(connector, controller.signal))
    controller.abort()
  },
  disconnect: ({ tab, wallet, calls }) => void calls.push(tab.kit.session.disconnect(wallet.family)),
  'switch wallet': ({ tab, connector, calls }) => void calls.push(tab.api?.switchTo(keyOf(connector)) ?? nothing),
  'disconnect one': ({ tab, connector, calls }) => void calls.push(tab.api?.disconnect(keyOf(connector)) ?? nothing),
  'disconnect all of a family': ({ tab, wallet, calls }) =>
    void calls.push(tab.api?.disconnectAll(wallet.family) ?? nothing),
  'remove one': ({ tab, connector }) => tab.api?.remove(keyOf(connector)),
}

const nothing = Promise.resolve()

const manner = (to: Manner): Act => {
  return ({ wallet }) => void Object.assign(wallet, { manner: to })
}

/** The extension is reloaded: every provider it gave to a page is dead, said or unsaid. */
const reloaded = (end: End, isSaid = false): Act => {
  return ({ world, wallet }) => {
    if (isSaid) world.announce(wallet, { type: 'disconnect' })
    const ones = world.tabs.flatMap(({ connectors }) => connectors.filter((item) => item.wallet === wallet))
    for (const one of ones) one.end ??= end
  }
}

/** Then it announces itself again, with a provider of its own, to the pages that are awake. */
const reannounced = (end: End): Act => {
  return (at) => {
    reloaded(end)(at)
    for (const tab of at.world.tabs) if (!tab.isAsleep) tab.announceAgain(at.wallet)
  }
}

/** What happens in a wallet, whether a page is awake or not. All of it is about one namespace alone. */
export const inWallet: Readonly<Record<string, Act>> = {
  approve: manner('approves'),
  reject: manner('rejects'),
  hang: manner('hangs'),
  'answer late': manner('late'),
  chatter: manner('chatty'),
  lock({ world, wallet }) {
    if (wallet.isLocked) return
    wallet.isLocked = true
    world.announce(wallet, { type: 'accountsChanged', accounts: [] })
  },
  unlock({ world, wallet }) {
    if (!wallet.isLocked) return
    wallet.isLocked = false
    world.announce(wallet, { type: 'accountsChanged', accounts: accountsOf(wallet) })
  },
  'account change'({ world, wallet }) {
    wallet.accounts = [accountOf(wallet.family, wallet.id, wallet.accounts[0]?.endsWith('1') ? 2 : 1)]
    if (!wallet.isLocked) world.announce(wallet, { type: 'accountsChanged', accounts: accountsOf(wallet) })
  },
  'chain change'({ world, wallet }) {
    wallet.chain = otherChain(wallet)
    world.announce(wallet, { type: 'chainChanged', caipNetworkId: wallet.chain })
  },
  'wallet-side disconnect'({ world, wallet }) {
    world.announce(wallet, { type: 'disconnect' })
    wallet.isPermitted = false
  },
  'extension reload': reloaded('throws'),
  'extension reload, said': reloaded('throws', true),
  'extension reload, in silence': reloaded('silent'),
  'extension reload, announced again': reannounced('throws'),
  'extension reload in silence, announced again': reannounced('silent'),
}

/** These may change every namespace. */
export const turns: Readonly<
  Record<string, (world: World, tab: WorldTab, calls: Promise<unknown>[]) => Promise<void> | void>
> = {
  async reload(world, tab) {
    tab.close()
    await world.open()
  },
  'stop and start': (_, tab) => tab.restart(),
  async 'second tab'(world, tab) {
    if (world.tabs.length < 2) await world.open()
    else tab.close()
  },
  sleep(_, tab) {
    tab.isAsleep = true
    tab.host.page.emit(new Event('visibilitychange'))
  },
  async wake(world) {
    for (const tab of world.tabs) await wake(tab)
  },
  'lock while hidden'(world, tab) {
    turns['sleep']?.(world, tab, [])
    const connector = tab.connectors.find((item) => item === tab.kit.session.connectorOf(item.wallet.family))
    if (connector) Object.assign(connector.wallet, { isLocked: true })
  },
  'an hour': (world) => advance(world, 3_600_000),
  'a second': (world) => advance(world, 1_000),
  'disconnect all': (_, tab, calls) => void calls.push(tab.api?.disconnectAll() ?? tab.kit.session.disconnect()),
}

/** Time goes by for all. The clock of a tab that sleeps is put forward when it wakes. */
export async function advance(world: World, ms: number): Promise<void> {
  for (const tab of world.tabs) {
    if (tab.isAsleep) tab.slept += ms
    else await tab.host.clock.advance(ms)
  }
}

/** A tab that slept hears that it is seen again, and that it is later. */
export async function wake(tab: WorldTab): Promise<void> {
  tab.isAsleep = false
  await tab.host.clock.advance(tab.slept)
  tab.slept = 0
  tab.host.page.emit(new Event('visibilitychange'))
  await settle()
}
