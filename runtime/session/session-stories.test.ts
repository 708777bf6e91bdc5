import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { test } from 'vitest'
import { settle } from '../../test/unit/fakes.js'
import {
  type Family,
  families,
  type Manner,
  sharedBy,
  type World,
  type WorldConnector,
  type WorldTab,
  type WorldWallet,
  walletWorld,
} from '../../test/unit/wallet-world.js'
import { liveIn } from './machine.js'

const RUNS = 10_000
const SEED = 20_261_122

/** What can happen to one wallet in one tab; whatever rejects is a `ModalError`, which the runner checks. */
type Act = (at: {
  readonly world: World
  readonly tab: WorldTab
  readonly wallet: WorldWallet
  readonly connector: WorldConnector
  readonly calls: Promise<unknown>[]
}) => void

const manner = (to: Manner): Act => {
  return ({ wallet }) => void Object.assign(wallet, { manner: to })
}

/** Each of these is about one family alone. */
const acts: Readonly<Record<string, Act>> = {
  connect: ({ tab, connector, calls }) =>
    void calls.push(tab.kit.session.connect(connector, new AbortController().signal)),
  'connect and cancel': ({ tab, connector, calls }) => {
    const controller = new AbortController()
    calls.push(tab.kit.session.connect(connector, controller.signal))
    controller.abort()
  },
  approve: manner('approves'),
  reject: manner('rejects'),
  hang: manner('hangs'),
  'answer late': manner('late'),
  lock({ world, wallet }) {
    if (wallet.isLocked) return
    wallet.isLocked = true
    world.announce(wallet, { type: 'accountsChanged', accounts: [] })
  },
  unlock({ world, wallet }) {
    if (!wallet.isLocked) return
    wallet.isLocked = false
    world.announce(wallet, { type: 'accountsChanged', accounts: sharedBy(wallet) })
  },
  'account change'({ world, wallet }) {
    wallet.accounts = [`${wallet.family}-${wallet.id}-${wallet.accounts[0]?.endsWith('1') ? 2 : 1}`]
    if (!wallet.isLocked) world.announce(wallet, { type: 'accountsChanged', accounts: sharedBy(wallet) })
  },
  'chain change'({ world, wallet }) {
    wallet.chain = wallet.chain.endsWith('1') ? `${wallet.family}:2` : `${wallet.family}:1`
    world.announce(wallet, { type: 'chainChanged', caipNetworkId: wallet.chain })
  },
  'wallet-side disconnect'({ world, wallet }) {
    world.announce(wallet, { type: 'disconnect' })
    wallet.isPermitted = false
  },
  'extension reload'({ world, wallet }) {
    const ones = world.tabs.flatMap(({ connectors }) => connectors.filter((item) => item.wallet === wallet))
    for (const one of ones) one.isDead = true
  },
  'extension reload, said'(at) {
    at.world.announce(at.wallet, { type: 'disconnect' })
    acts['extension reload']?.(at)
  },
  disconnect: ({ tab, wallet, calls }) => void calls.push(tab.kit.session.disconnect(wallet.family)),
  'switch wallet': ({ tab, wallet: { id, family }, calls }) =>
    void calls.push(tab.api?.switchTo({ connectorId: id, namespace: family }) ?? Promise.resolve()),
  'disconnect one': ({ tab, wallet: { id, family }, calls }) =>
    void calls.push(tab.api?.disconnect({ connectorId: id, namespace: family }) ?? Promise.resolve()),
  'disconnect all of a family': ({ tab, wallet, calls }) =>
    void calls.push(tab.api?.disconnectAll(wallet.family) ?? Promise.resolve()),
  'remove one': ({ tab, wallet: { id, family } }) => tab.api?.remove({ connectorId: id, namespace: family }),
}

/** These may change every family. */
const turns: Readonly<
  Record<string, (world: World, tab: WorldTab, calls: Promise<unknown>[]) => Promise<void> | void>
> = {
  async reload(world, tab) {
    tab.close()
    await world.open()
  },
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
  'an hour': (world) => advance(world, 3_600_000),
  'a second': (world) => advance(world, 1_000),
  'disconnect all': (_, tab, calls) => void calls.push(tab.api?.disconnectAll() ?? tab.kit.session.disconnect()),
}

async function advance(world: World, ms: number): Promise<void> {
  for (const { host } of world.tabs) await host.clock.advance(ms)
}

async function wake(tab: WorldTab): Promise<void> {
  tab.isAsleep = false
  tab.host.page.emit(new Event('visibilitychange'))
  await settle()
}

const statesOf = (world: World, family: Family) =>
  world.tabs.map(({ kit }) => kit.session.state.peek().namespaces[family])

/** Cheaper than `expect`, which millions of these would wait for. */
function must(isSo: boolean, told: string): void {
  if (!isSo) throw new Error(told)
}

/** Connected means that this very provider listed that address since its last event. */
function check(world: World, told: string): void {
  for (const { kit, connectors, api } of world.tabs) {
    for (const family of families) {
      const state = kit.session.state.peek().namespaces[family]
      const live = liveIn(state)
      const connector = connectors.find((item) => item === kit.session.connectorOf(family))
      must(connector?.id === live?.connectorId, `${told}: another wallet is behind the account`)
      if (live) must(connector?.listed.includes(live.address) === true, `${told}: ${live.address} is not listed`)
      if (live) must((connector?.followers() ?? 0) > 0, `${told}: nobody follows ${live.connectorId}`)
      const account = state?.status === 'connected' ? live : undefined
      must(kit.session.account(family) === account, `${told}: an account that is not connected`)
    }
    for (const { connectorId, namespace, accounts, status } of api?.connections.peek() ?? []) {
      const connector = connectors.find((item) => item.id === connectorId && item.namespace === namespace)
      const isListed = connector?.listed.includes(accounts[0]?.address ?? '') === true
      must(status !== 'active' || isListed, `${told}: another ${connectorId} is not live`)
    }
  }
}

/** A tab that is awake knows what its wallets share now. */
function checkAwake(world: World): void {
  for (const { kit, connectors } of world.tabs) {
    for (const family of families) {
      const account = kit.session.account(family)
      const connector = connectors.find((item) => item === kit.session.connectorOf(family))
      if (!account || !connector) continue
      must(sharedBy(connector.wallet).includes(account.address), `${account.address} is not shared any more`)
      must(account.caipNetworkId === connector.wallet.chain, `${account.connectorId} is on another network`)
    }
  }
}

/** Nothing happens to wallets that nobody has connected. */
const often = ['connect', 'connect', 'connect', 'connect', 'connect', 'connect', 'switch wallet', 'switch wallet']

const step = record({
  what: constantFrom(...often, ...often, ...Object.keys(acts), ...Object.keys(acts), ...Object.keys(turns)),
  tab: nat(1),
  wallet: nat(2 * families.length - 1),
  isSettled: constantFrom(true, true, false),
})

interface Step {
  readonly what: string
  readonly tab: number
  readonly wallet: number
  readonly isSettled: boolean
}

/** Does one thing. Nobody does anything in a tab without waking it. */
async function take(
  world: World,
  { what, tab: tabAt, wallet: walletAt }: Step,
  told: string,
): Promise<Promise<unknown>[]> {
  const tab = world.tabs[tabAt % world.tabs.length]
  const wallet = world.wallets[walletAt]
  const connector = tab?.connectors[walletAt]
  const calls: Promise<unknown>[] = []
  if (!tab || !wallet || !connector) return calls
  if (tab.isAsleep) await wake(tab)
  const act = acts[what]
  if (!act) {
    await turns[what]?.(world, tab, calls)
    return calls
  }
  const others = families.filter((family) => family !== wallet.family)
  const before = others.flatMap((family) => statesOf(world, family))
  act({ world, tab, wallet, connector, calls })
  const isSame = others.flatMap((family) => statesOf(world, family)).every((state, index) => state === before[index])
  must(isSame, `${told}: another family has changed with ${wallet.family}`)
  return calls
}

/** What a call ended with: nothing to say, or the name of what it threw. */
function endOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'ModalError',
    (cause: unknown) => (cause as Error).name,
  )
}

/** Lets everything come to its end, and looks at what is left. */
async function finish(world: World, ends: readonly Promise<unknown>[]): Promise<void> {
  for (const wallet of world.wallets) wallet.manner = 'approves'
  await advance(world, 400_000)
  check(world, 'later')
  for (const tab of world.tabs) await wake(tab)
  await settle()
  checkAwake(world)
  for (const tab of [...world.tabs]) tab.close()
  await settle()
  for (const { host } of world.past) await host.clock.advance(400_000)
  // One that never settles is the time-out of this test.
  const names = await Promise.all(ends)
  must(
    names.every((name) => name === 'ModalError'),
    `something else was thrown: ${names}`,
  )
  for (const { host, connectors } of world.past) {
    must(host.open() === 0, `${host.open()} listeners or timers are left`)
    must(!connectors.some((item) => item.followers() > 0), 'a wallet is still followed')
  }
}

test(`misc: ${RUNS} random stories: connected is true, families stay apart, every promise settles, nothing is left`, async () => {
  const steps = array(step, { minLength: 4, maxLength: 10 })
  const story = asyncProperty(steps, constantFrom(true, false), async (taken, isMulti) => {
    const world = walletWorld(isMulti)
    await world.open()
    const ends: Promise<unknown>[] = []
    for (const [number, one] of taken.entries()) {
      const told = `step ${number}: ${one.what}`
      ends.push(...(await take(world, one, told)).map(endOf))
      if (one.isSettled) await settle()
      check(world, told)
    }
    await finish(world, ends)
  })
  await assert(story, { numRuns: RUNS, seed: SEED })
}, 60_000)
