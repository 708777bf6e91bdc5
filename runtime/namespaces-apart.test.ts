import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { expect, inject, test } from 'vitest'
import { limit } from '../test/setup/runs.js'
import { fakeChain } from '../test/unit/fake-chain.js'
import { type FakeConnector, fakeConnector } from '../test/unit/fake-connector.js'
import { evmNetwork, fakeKit } from '../test/unit/fake-kit.js'
import { fakeDisk, fakeHost, settle } from '../test/unit/fakes.js'
import type { Kit } from './contract/kit.js'
import { coreError, toModalError } from './core/errors.js'
import type { Network } from './core/network.js'
import { accountToken } from './features/account/contract.js'
import { account } from './features/account/feature.js'
import { connect } from './features/connect/feature.js'
import { networksToken } from './features/networks/contract.js'
import { networks } from './features/networks/feature.js'
import { entriesOf } from './session/connections.js'

const both = ['eip155', 'solana'] as const
type Own = (typeof both)[number]

/** Addresses of each namespace; those of Solana differ in the case of letters alone. */
const addresses = {
  eip155: ['0xa11ce00000000000000000000000000000000001', '0xb0b0000000000000000000000000000000000002'],
  solana: ['So11111111111111111111111111111111111111112', 'sO11111111111111111111111111111111111111112'],
} as const
const { signal } = new AbortController()

/** What an act may reach: one wallet, and numbers to choose by. */
interface At {
  readonly kit: Kit
  readonly wallet: FakeConnector
  readonly namespace: Own
  readonly chosen: number
}

const accountsOf = ({ namespace, chosen }: At) => {
  const [first, second] = addresses[namespace]
  const [one, other] = chosen % 2 ? [second, first] : [first, second]
  return {
    accounts: [{ address: one }, { address: other }],
    caipNetworkId: `${namespace}:${1 + (chosen % 2)}`,
  } as const
}

/** Everything that can happen in one namespace. */
const acts: Readonly<Record<string, (at: At) => unknown>> = {
  connect(at) {
    at.wallet.answer(accountsOf(at))
    return at.kit.session.connect(at.wallet, signal)
  },
  refuse({ kit, wallet }) {
    wallet.answer(coreError('wallet/rejected', { wallet: wallet.name }))
    return kit.session.connect(wallet, signal)
  },
  'share nothing'({ kit, wallet }) {
    wallet.answer(undefined)
    return kit.session.connect(wallet, signal)
  },
  hang({ kit, wallet }) {
    const leaving = new AbortController()
    wallet.answer(() => new Promise(() => {}))
    const asking = kit.session.connect(wallet, leaving.signal)
    queueMicrotask(() => leaving.abort())
    return asking
  },
  restore(at) {
    at.wallet.answer(accountsOf(at))
    return at.kit.session.restore(at.wallet, signal)
  },
  'another account': (at) => at.wallet.change({ type: 'accountsChanged', accounts: accountsOf(at).accounts }),
  'no account': ({ wallet }) => wallet.change({ type: 'accountsChanged', accounts: [] }),
  'another network': (at) => at.wallet.change({ type: 'chainChanged', caipNetworkId: accountsOf(at).caipNetworkId }),
  'an unknown network': ({ wallet, namespace }) =>
    wallet.change({ type: 'chainChanged', caipNetworkId: `${namespace}:999` }),
  'the wallet leaves': ({ wallet }) => wallet.change({ type: 'disconnect' }),
  'leave the namespace': ({ kit, namespace }) => kit.session.disconnect(namespace),
  'leave the wallet': ({ kit, wallet, namespace }) => kit.session.disconnect(`${namespace}/${wallet.id}`),
  forget: ({ kit, wallet, namespace }) => kit.session.forget(`${namespace}/${wallet.id}`),
  switch: async ({ kit, namespace, chosen }) =>
    (await kit.use(networksToken)).switchTo(`${namespace}:${1 + (chosen % 2)}`, signal),
}

const step = record({
  what: constantFrom('connect', 'connect', ...Object.keys(acts)),
  namespace: constantFrom(...both),
  wallet: nat(1),
  chosen: nat(3),
})

function networksOf(chainNamespace: Own): readonly Network[] {
  return [1, 2].map((id) => ({
    ...evmNetwork(id, `${chainNamespace} ${id}`),
    chainNamespace,
    caipNetworkId: `${chainNamespace}:${id}` as const,
  }))
}

/** An app of both namespaces with two wallets each, whose balance is followed and kept. */
async function opened(isMulti: boolean) {
  const disk = fakeDisk()
  const reads = { eip155: 0, solana: 0 }
  const wallets = both.flatMap((namespace) => ['a', 'b'].map((id) => fakeConnector({ id, namespace })))
  const chains = both.map((namespace) =>
    fakeChain(
      {
        async balance() {
          reads[namespace] += 1
          return { value: BigInt(reads[namespace]), decimals: 9, symbol: 'COIN' }
        },
      },
      namespace,
    ),
  )
  const features = [connect(), account(), networks()]
  const { kit, host } = fakeKit(
    { chains, features, connectors: [], networks: both.flatMap(networksOf), multiWallet: isMulti },
    fakeHost({ storage: disk.tab() }),
  )
  const stops = [kit.start(), (await kit.use(accountToken)).follow()]
  await kit.use(networksToken)
  return {
    disk,
    host,
    kit,
    reads,
    wallets,
    stop() {
      for (const each of stops.splice(0)) each()
    },
  }
}

type World = Awaited<ReturnType<typeof opened>>

/** All that is known and was asked of a namespace: state, hint, cache and requests. */
function everything({ disk, kit, reads, wallets }: World, namespace: Own) {
  const { connections, current, asking, namespaces } = kit.session.state.peek()
  const kept = (key: string) => JSON.parse(disk.data.get(`@modal-kit/1/${key}`) ?? '{}')
  const isOwn = ([id]: readonly [string, unknown]) => id.startsWith(namespace)
  const saved = kept('session')
  return {
    state: [entriesOf(connections).filter(isOwn), current[namespace], asking[namespace], namespaces[namespace]],
    hint: [Object.entries(saved.connections ?? {}).filter(isOwn), saved.current?.[namespace]],
    cache: Object.entries(kept('balance')).filter(isOwn),
    reads: reads[namespace],
    asked: wallets.flatMap((wallet) => (wallet.namespace === namespace ? [wallet.calls] : [])),
    followers: wallets.flatMap((wallet) => (wallet.namespace === namespace ? wallet.followers() : [])),
  }
}

test(
  'misc: random stories over two namespaces: what happens in one changes no state, hint, cache or request of the other',
  async () => {
    const met = new Map<string, number>()
    const story = asyncProperty(array(step, { minLength: 3, maxLength: 12 }), nat(1), async (steps, multi) => {
      const world = await opened(multi === 1)
      const { kit, wallets } = world
      await settle()
      for (const { what, namespace, wallet: index, chosen } of steps) {
        const other = namespace === 'eip155' ? 'solana' : 'eip155'
        const wallet = wallets.filter((each) => each.namespace === namespace)[index]
        if (!wallet) throw new Error('A namespace of this story has two wallets.')
        const before = JSON.stringify(everything(world, other))
        const state = kit.session.state.peek().namespaces[other]
        const shown = kit.session.state.peek().active
        await Promise.resolve(acts[what]?.({ kit, wallet, namespace, chosen })).catch(toModalError)
        await settle()
        const after = everything(world, other)
        expect(kit.session.state.peek().namespaces[other]).toBe(state)
        // An account that is shown in place of one that has left is read, which is what the page looks at.
        const isShown = shown !== other && kit.session.state.peek().active === other
        const { reads, cache } = JSON.parse(before)
        expect(JSON.stringify(isShown ? { ...after, reads, cache } : after)).toBe(before)
        if (kit.session.account(other))
          met.set(`${what} beside a live ${other}`, (met.get(`${what} beside a live ${other}`) ?? 0) + 1)
      }
      world.stop()
      await settle()
      expect(wallets.some((wallet) => wallet.followers() > 0)).toBe(false)
    })
    await assert(story)
    // Each thing happened beside a connection of the other namespace, often enough to be believed.
    const all = Object.keys(acts).flatMap((what) => both.map((other) => `${what} beside a live ${other}`))
    expect(all.filter((what) => (met.get(what) ?? 0) < inject('runs') / 200)).toEqual([])
  },
  limit(120_000),
)
