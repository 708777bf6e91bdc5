import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { expect, inject, test } from 'vitest'
import { settle } from '../../test/unit/fakes.js'
import { advance, inWallet, personal, turns, wake } from '../../test/unit/wallet-acts.js'
import { check, checkAwake, checkReplaced, liveOnes, must } from '../../test/unit/wallet-checks.js'
import { type World, walletWorld } from '../../test/unit/wallet-world.js'
import { type Family, families } from '../../test/unit/world-wallet.js'

const statesOf = (world: World, family: Family) =>
  world.tabs.map(({ kit }) => kit.session.state.peek().namespaces[family])

/** Nothing happens to wallets that are not connected. */
const often = ['connect', 'connect', 'connect', 'connect', 'connect', 'switch wallet', 'switch wallet', 'switch wallet']

const acts = { ...personal, ...inWallet }

const step = record({
  what: constantFrom(...often, ...often, ...Object.keys(acts), ...Object.keys(acts), ...Object.keys(turns)),
  tab: nat(1),
  wallet: nat(3),
  isNewest: constantFrom(true, true, false),
  isSettled: constantFrom(true, true, false),
})

interface Step {
  readonly what: string
  readonly tab: number
  readonly wallet: number
  readonly isNewest: boolean
  readonly isSettled: boolean
}

/** Does one thing. */
async function take(
  world: World,
  { what, tab: tabAt, wallet: walletAt, isNewest }: Step,
  told: string,
): Promise<Promise<unknown>[]> {
  const tab = world.tabs[tabAt % world.tabs.length]
  const wallet = world.wallets[walletAt]
  const own = tab?.connectors.filter((item) => item.wallet === wallet) ?? []
  const connector = isNewest ? own.at(-1) : own[0]
  const calls: Promise<unknown>[] = []
  if (!tab || !wallet || !connector) return calls
  if (tab.isAsleep && what in personal) await wake(tab)
  // Another process reaches the page between two tasks of it, never between an answer and what the page makes of it.
  if (what.startsWith('extension')) await settle()
  const act = acts[what]
  if (!act) {
    await turns[what]?.(world, tab, calls)
    return calls
  }
  const others = world.families.filter((family) => family !== wallet.family)
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
  checkReplaced(world)
  for (const tab of world.tabs) await wake(tab)
  await advance(world, 10_000)
  check(world, 'awake')
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

test('misc: random stories: connected is true, namespaces stay apart, every promise settles, nothing is left', async () => {
  const steps = array(step, { minLength: 4, maxLength: 10 })
  const met = new Map<string, number>()
  const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1)
  const story = asyncProperty(
    steps,
    nat(families.length - 1),
    constantFrom(true, false),
    async (taken, focus, isMulti) => {
      const pair = [families[focus], families[(focus + 1) % families.length]].filter((family) => family !== undefined)
      const world = walletWorld(pair, isMulti)
      await world.open()
      const ends: Promise<unknown>[] = []
      for (const [number, one] of taken.entries()) {
        const told = `step ${number}: ${one.what}`
        if (world.tabs.some((tab) => liveOnes(tab).length > 0)) meet(one.what)
        ends.push(...(await take(world, one, told)).map(endOf))
        if (one.isSettled) await settle()
        check(world, told)
        for (const tab of world.tabs) for (const { wallet } of liveOnes(tab)) meet(wallet.family)
        if (world.tabs.some((tab) => liveOnes(tab).length > 0)) meet(one.what)
      }
      await finish(world, ends)
    },
  )
  // Fetched by the first page that is looked at again; no story waits for a file.
  await import('./recheck.js')
  await assert(story)
  // Each thing happened to a page that was connected, often enough to be believed, and in every namespace.
  const all = [...families, ...Object.keys(acts), ...Object.keys(turns)]
  const rare = all.filter((what) => (met.get(what) ?? 0) < inject('runs') / 200)
  expect(rare).toEqual([])
})
