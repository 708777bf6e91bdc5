import { expect, test } from 'vitest'
import type { Namespace } from '../../schema/caip.js'
import { afterStory, connecting, noConnections } from '../../test/unit/fake-connections.js'
import { type Hints, savedSession } from '../../test/unit/saved-session.js'
import { restoredConnections } from './connections.js'
import { type Choice, namespaceStates, restoredState, sessionState } from './session-state.js'

const families: readonly Namespace[] = ['eip155', 'solana']
const hint = {
  connectorId: 'a',
  name: 'Wallet a',
  address: '0x1',
  accounts: [{ address: '0x1' }],
  caipNetworkId: 'eip155:10',
} as const

/** The state of a session with these hints. */
function stateWith(hints: Hints, wanted: string | null, choice: Choice) {
  const all = restoredConnections(savedSession(hints), false)
  return sessionState(all, namespaceStates(families, all), wanted, choice)
}

test('param: namespaces without a hint are disconnected, those with one are reconnecting', () => {
  const restored = (hints: Hints) => restoredState(families, savedSession(hints), 'eip155:1', false).namespaces
  expect(restored({})).toEqual({ eip155: { status: 'disconnected' }, solana: { status: 'disconnected' } })
  expect(restored({ eip155: hint, bip122: hint })).toEqual({
    eip155: { status: 'reconnecting', remembered: hint },
    solana: { status: 'disconnected' },
  })
})

test('behavior: what a namespace shows is the same object until it changes', () => {
  const all = restoredConnections(savedSession({ eip155: hint }), false)
  const before = namespaceStates(families, all)
  const same = namespaceStates(families, { ...all, asking: {} }, before)
  expect([same.eip155 === before.eip155, same.solana === before.solana]).toEqual([true, true])
  const asked = namespaceStates(families, { ...all, asking: { eip155: 'b' } }, before)
  expect(asked.eip155).toEqual({ status: 'connecting', connectorId: 'b', previous: undefined })
  expect(asked.solana).toBe(before.solana)
})

test('behavior: the network of the active namespace goes before the one picked', () => {
  expect(stateWith({}, 'eip155', { preferred: 'eip155:1' })).toMatchObject({ active: null, caipNetworkId: 'eip155:1' })
  expect(stateWith({ eip155: hint }, 'eip155', { preferred: 'eip155:1' })).toMatchObject({
    active: 'eip155',
    caipNetworkId: 'eip155:10',
  })
})

test('behavior: the wanted namespace is active while it does something, else the first that does', () => {
  const solana = { ...hint, caipNetworkId: 'solana:main' } as const
  const both = { eip155: hint, solana }
  expect(stateWith(both, 'solana', { preferred: 'eip155:1' })).toMatchObject({
    active: 'solana',
    caipNetworkId: 'solana:main',
  })
  expect(stateWith(both, 'nonsense', { preferred: 'eip155:1' }).active).toBe('eip155')
  expect(stateWith({ solana }, 'eip155', { preferred: 'eip155:1' }).active).toBe('solana')
})

test('behavior: a namespace asked for is shown though it does nothing', () => {
  expect(stateWith({ eip155: hint }, 'eip155', { preferred: 'solana:main', namespace: 'solana' })).toMatchObject({
    active: 'solana',
    caipNetworkId: 'solana:main',
  })
})

test('behavior: what was picked is told apart from where the wallet is', () => {
  const picked = (preferred: `eip155:${number}` | 'solana:main', isPicked = true) =>
    stateWith({ eip155: hint }, 'eip155', { preferred, isPicked }).picked
  expect([picked('eip155:1'), picked('eip155:10'), picked('eip155:1', false), picked('solana:main')]).toEqual([
    'eip155:1',
    undefined,
    undefined,
    undefined,
  ])
})

test('behavior: a wallet of a namespace that the app has no network of is shown while it is asked and connected', () => {
  const known = afterStory(noConnections, false, connecting('a'))
  expect(namespaceStates(['solana'], known)).toMatchObject({
    solana: { status: 'disconnected' },
    eip155: { status: 'connected' },
  })
  const asked = namespaceStates(['solana'], { connections: {}, current: {}, asking: { eip155: 'a' } })
  expect(asked).toMatchObject({ eip155: { status: 'connecting', connectorId: 'a' } })
})
