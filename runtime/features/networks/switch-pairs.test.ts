import { describe, expect, test } from 'vitest'
import { type Namespace, namespaces } from '../../../schema/caip.js'
import { accountsOn, fakeConnector } from '../../../test/unit/fake-connector.js'
import { evmNetwork, fakeKit } from '../../../test/unit/fake-kit.js'
import type { Network } from '../../core/network.js'
import { createNetworks } from './api.js'
import { type SwitchRoute, switchRoute } from './switch-route.js'

const { signal } = new AbortController()

/** Who has a wallet: the namespace that is shown, the one that is gone to, or the embedded wallet in one or both. */
interface Wallets {
  readonly connected: readonly ('from' | 'to')[]
  readonly embedded?: readonly ('from' | 'to')[]
  readonly isConfirmed?: boolean
}

/** SPEC §4, network switch: what another network leads to within a namespace, and from one namespace to another. */
const rows: readonly (readonly [what: string, wallets: Wallets, within: SwitchRoute, across: SwitchRoute])[] = [
  ['no wallet', { connected: [] }, 'prefer', 'prefer'],
  ['no wallet, confirmed', { connected: [], isConfirmed: true }, 'prefer', 'prefer'],
  ['a wallet where one is', { connected: ['from'] }, 'SwitchNetwork', 'SwitchActiveChain'],
  ['the same, confirmed', { connected: ['from'], isConfirmed: true }, 'SwitchNetwork', 'SwitchNetwork'],
  ['wallets in both', { connected: ['from', 'to'] }, 'SwitchNetwork', 'SwitchNetwork'],
  ['a wallet where one goes', { connected: ['to'] }, 'SwitchNetwork', 'SwitchNetwork'],
  ['the embedded wallet, of one', { connected: ['from'], embedded: ['from'] }, 'SwitchNetwork', 'SwitchActiveChain'],
  ['the embedded wallet, of both', { connected: ['from'], embedded: ['from', 'to'] }, 'SwitchNetwork', 'SwitchNetwork'],
]

const pairs = namespaces.flatMap((from) => namespaces.map((to) => [from, to] as const))

describe.each(pairs)('SPEC §4, network switch from %s to %s', (from, to) => {
  const named = (names: readonly ('from' | 'to')[] = []) => names.map((name) => ({ from, to })[name])
  const target = { caipNetworkId: `${to}:2`, chainNamespace: to } as const

  test.each(rows)('behavior: %s', (_, { connected, embedded, isConfirmed }, within, across) => {
    const origin = { caipNetworkId: `${from}:1`, active: from, isConfirmed } as const
    const route = switchRoute(target, { ...origin, connected: named(connected), embedded: named(embedded) })
    expect(route).toBe(from === to ? within : across)
    expect(switchRoute({ ...target, caipNetworkId: `${from}:1` }, { ...origin, connected: named(connected) })).toBe(
      'stay',
    )
  })

  test.each([
    ['wallets', 'ANNOUNCED'],
    ['the embedded wallet', 'AUTH'],
  ] as const)('behavior: with %s in each of them only the one of the target is asked', async (_, type) => {
    const distinct = [...new Set([from, to])]
    const wallets = distinct.map((namespace) => fakeConnector({ id: 'own', namespace, type }))
    const { kit } = fakeKit({ networks: distinct.flatMap(networksOf), connectors: [] })
    for (const wallet of wallets) {
      wallet.answer(accountsOn(wallet.namespace, `${wallet.namespace}-account`))
      await kit.session.connect(wallet, signal)
    }
    kit.session.activate(from, `${from}:1`)
    const others = wallets.filter(({ namespace }) => namespace !== to)
    const before = others.map(({ namespace, calls }) => [kit.session.account(namespace), calls.length] as const)
    await createNetworks(kit).switchTo(`${to}:2`, signal)
    expect(wallets.find(({ namespace }) => namespace === to)?.calls).toEqual(['connect', 'switchNetwork'])
    expect(others.map(({ namespace, calls }) => [kit.session.account(namespace), calls.length])).toEqual(before)
    expect(kit.session.state.peek()).toMatchObject({ active: to, caipNetworkId: `${to}:2` })
  })
})

test('behavior: there is a row for every ordered pair of namespaces', () => {
  expect(new Set(pairs.map(String)).size).toBe(namespaces.length ** 2)
})

function networksOf(chainNamespace: Namespace): readonly Network[] {
  return [1, 2].map((id) => ({
    ...evmNetwork(id, `${chainNamespace} ${id}`),
    chainNamespace,
    caipNetworkId: `${chainNamespace}:${id}` as const,
  }))
}
