import { expect, test } from 'vitest'
import { ethereum, evmNetwork, polygon } from '../../../test/unit/fake-kit.js'
import { evmNamespace, rawSession } from '../../../test/unit/fake-sign-client.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import type { Network } from '../../core/network.js'
import { allowedChains, chooseAccounts } from './choose.js'
import { readSession } from './read-session.js'

const networks = [ethereum, polygon]
const upper = (address: string) => `0x${address.slice(2).toUpperCase()}`

/** Accounts of which the session says their address alone. */
const plain = (...addresses: readonly string[]) => addresses.map((address) => ({ address }))

/** A session of these CAIP-10 accounts. */
function sessionOf(accounts: readonly string[], chains = [1, 137]) {
  return readSession(rawSession({ eip155: { ...evmNamespace(chains).eip155, accounts } }))
}

test('behavior: the preferred account comes first, in whatever case its address is written', () => {
  const session = sessionOf([`eip155:1:${alice}`, `eip155:1:${bob}`])
  for (const address of [bob, bob.toLowerCase(), upper(bob)])
    expect(chooseAccounts(session, 'eip155', networks, { address })?.accounts).toEqual(plain(bob, alice))
  expect(chooseAccounts(session, 'eip155', networks, { address: '0x1' })?.accounts).toEqual(plain(alice, bob))
  expect(chooseAccounts(session, 'eip155', networks)?.accounts).toEqual(plain(alice, bob))
})

test('behavior: one address in two cases is one account, as it was written first', () => {
  const session = sessionOf([`eip155:1:${alice}`, `eip155:1:${alice.toLowerCase()}`, `eip155:1:${bob}`])
  expect(chooseAccounts(session, 'eip155', networks)?.accounts).toEqual(plain(alice, bob))
})

test('behavior: addresses that are no hex differ where their case does', () => {
  const [one, other] = ['So11111111111111111111111111111111111111112', 'sO11111111111111111111111111111111111111112']
  const solana: Network = { ...evmNetwork(1, 'Solana'), chainNamespace: 'solana', caipNetworkId: 'solana:main' }
  const accounts = [one, other].map((address) => ({ caipNetworkId: solana.caipNetworkId, address }))
  const session = sessionOf([`eip155:1:${alice}`])
  if (!session) throw new Error('the session cannot be read')
  const chains = [solana.caipNetworkId]
  const namespaces = { solana: { chains, saidChains: chains, accounts, methods: [] } }
  const chosen = chooseAccounts({ ...session, namespaces }, 'solana', [solana], { address: other })
  expect(chosen?.accounts).toEqual(plain(other, one))
})

test('security: the accounts are those of the network, and an account of another network alone is shown on none', () => {
  const session = sessionOf([`eip155:1:${alice}`, `eip155:137:${bob}`])
  const on = (caipNetworkId: `eip155:${string}`) => chooseAccounts(session, 'eip155', networks, { caipNetworkId })
  expect(on('eip155:137')).toEqual({ accounts: [{ address: bob }], caipNetworkId: 'eip155:137' })
  expect(on('eip155:10')).toEqual({ accounts: [{ address: alice }], caipNetworkId: 'eip155:1' })
  // Polygon is named, and nothing is approved on it.
  const bare = sessionOf([`eip155:1:${alice}`])
  const preference = { caipNetworkId: polygon.caipNetworkId } as const
  expect(chooseAccounts(bare, 'eip155', [polygon, ethereum], preference)).toEqual({
    accounts: plain(alice),
    caipNetworkId: 'eip155:1',
  })
  expect(allowedChains(bare, 'eip155', [polygon, ethereum])).toEqual(['eip155:1'])
  expect(chooseAccounts(bare, 'eip155', [polygon])).toBeUndefined()
})

test('behavior: networks are those of both, in the order of the app; without one, or without a session, there is nothing', () => {
  const session = sessionOf([`eip155:1:${alice}`, `eip155:137:${alice}`])
  expect(allowedChains(session, 'eip155', [polygon, evmNetwork(10, 'Optimism'), ethereum])).toEqual([
    'eip155:137',
    'eip155:1',
  ])
  expect(chooseAccounts(session, 'eip155', [evmNetwork(10, 'Optimism')])).toBeUndefined()
  expect(chooseAccounts(session, 'solana', networks)).toBeUndefined()
  expect(chooseAccounts(undefined, 'eip155', networks)).toBeUndefined()
})
