import { expect, test } from 'vitest'
import type { Namespace } from '../../schema/caip.js'
import { hintedFamilies, sessionState } from './session-state.js'

const families: readonly Namespace[] = ['eip155', 'solana']
const hint = { connectorId: 'a', address: '0x1', caipNetworkId: 'eip155:10' } as const

test('param: families without a hint are disconnected, those with one are reconnecting', () => {
  expect(hintedFamilies(families, {})).toEqual({
    eip155: { status: 'disconnected' },
    solana: { status: 'disconnected' },
  })
  expect(hintedFamilies(families, { eip155: hint, bip122: hint })).toEqual({
    eip155: { status: 'reconnecting', remembered: hint },
    solana: { status: 'disconnected' },
  })
})

test('behavior: the network of the active family goes before the one picked', () => {
  expect(sessionState(hintedFamilies(families, {}), 'eip155', { preferred: 'eip155:1' })).toMatchObject({
    active: null,
    caipNetworkId: 'eip155:1',
  })
  expect(sessionState(hintedFamilies(families, { eip155: hint }), 'eip155', { preferred: 'eip155:1' })).toMatchObject({
    active: 'eip155',
    caipNetworkId: 'eip155:10',
  })
})

test('behavior: the wanted family is active while it does something, else the first that does', () => {
  const both = hintedFamilies(families, { eip155: hint, solana: { ...hint, caipNetworkId: 'solana:main' } })
  expect(sessionState(both, 'solana', { preferred: 'eip155:1' })).toMatchObject({
    active: 'solana',
    caipNetworkId: 'solana:main',
  })
  expect(sessionState(both, 'nonsense', { preferred: 'eip155:1' }).active).toBe('eip155')
  expect(
    sessionState({ ...both, eip155: { status: 'disconnected' } }, 'eip155', { preferred: 'eip155:1' }).active,
  ).toBe('solana')
})

test('behavior: a family asked for is shown though it does nothing', () => {
  const one = hintedFamilies(families, { eip155: hint })
  expect(sessionState(one, 'eip155', { preferred: 'solana:main', family: 'solana' })).toMatchObject({
    active: 'solana',
    caipNetworkId: 'solana:main',
  })
})

test('behavior: what was picked is told apart from where the wallet is', () => {
  const one = hintedFamilies(families, { eip155: hint })
  const picked = (preferred: `eip155:${number}` | 'solana:main', isPicked = true) =>
    sessionState(one, 'eip155', { preferred, isPicked }).picked
  expect([picked('eip155:1'), picked('eip155:10'), picked('eip155:1', false), picked('solana:main')]).toEqual([
    'eip155:1',
    undefined,
    undefined,
    undefined,
  ])
})
