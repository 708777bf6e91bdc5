import { expect, test } from 'vitest'
import { ethereum, evmNetwork, polygon } from '../../../test/unit/fake-kit.js'
import type { Network } from '../../core/network.js'
import { proposedNamespaces, readUrls } from './namespaces.js'

const solana: Network = {
  ...evmNetwork(1, 'Solana'),
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}
const bitcoin: Network = {
  ...evmNetwork(1, 'Bitcoin'),
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
}

test('behavior: asks for every network of the app, by namespace', () => {
  const asked = proposedNamespaces([ethereum, solana, polygon, bitcoin])
  expect(asked['eip155']?.chains).toEqual(['eip155:1', 'eip155:137'])
  expect(asked['eip155']?.methods).toHaveLength(24)
  expect(asked['solana']?.chains).toEqual([solana.caipNetworkId, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'])
  // FACTS 5.2
  expect(asked['solana']?.methods).toEqual([
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ])
  expect(asked['bip122']).toEqual({
    chains: [bitcoin.caipNetworkId],
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    events: ['accountsChanged', 'chainChanged'],
  })
})

test('behavior: an override replaces the whole list of its namespace, and names namespaces of its own', () => {
  const asked = proposedNamespaces([ethereum], { methods: { eip155: ['personal_sign'] }, events: { cosmos: [] } })
  expect(asked['eip155']).toEqual({
    chains: ['eip155:1'],
    methods: ['personal_sign'],
    events: ['accountsChanged', 'chainChanged'],
  })
  expect(asked['cosmos']).toEqual({ chains: [], methods: [], events: [] })
  expect(proposedNamespaces([ethereum, polygon], { chains: { eip155: ['eip155:137'] } })['eip155']?.chains).toEqual([
    'eip155:137',
  ])
})

test('behavior: the first node named for a namespace takes the place of all its nodes', () => {
  expect(readUrls(ethereum)).toEqual(ethereum.rpcUrls)
  expect(readUrls(ethereum, { rpcMap: { 'eip155:137': 'https://node.example' } })).toEqual([])
  expect(readUrls(polygon, { rpcMap: { 'eip155:137': 'https://node.example' } })).toEqual(['https://node.example'])
})
