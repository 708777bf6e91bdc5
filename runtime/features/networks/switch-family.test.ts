import { expect, test } from 'vitest'
import { accountsOn, fakeConnector } from '../../../test/unit/fake-connector.js'
import { ethereum, evmNetwork, fakeKit, polygon } from '../../../test/unit/fake-kit.js'
import type { Connector } from '../../contract/connector.js'
import type { Network } from '../../core/network.js'
import { networks } from './feature.js'
import { prefer } from './prefer.js'
import { switchNetwork } from './switch-network.js'

function solanaNetwork(reference: string): Network {
  return { ...evmNetwork(1, reference), id: reference, caipNetworkId: `solana:${reference}`, chainNamespace: 'solana' }
}

const mainnet = solanaNetwork('mainnet')
const devnet = solanaNetwork('devnet')
const { signal } = new AbortController()

/** A kit of two namespaces whose EVM wallet is connected. */
async function setup(more: Partial<Connector> = {}) {
  const { kit } = fakeKit({ networks: [ethereum, polygon, mainnet, devnet] })
  const emitted: string[] = []
  kit.events.on(({ event }) => emitted.push(event))
  const evm = fakeConnector(more)
  await kit.session.connect(evm, signal)
  const state = () => {
    const { active, caipNetworkId, picked } = kit.session.state.peek()
    return { active, caipNetworkId, picked }
  }
  return { kit, evm, emitted, state }
}

function solanaWallet(type: Connector['type'] = 'ANNOUNCED') {
  const wallet = fakeConnector({ id: 'com.example.sol', namespace: 'solana', type })
  wallet.answer(accountsOn('solana', 'So1', 'mainnet'))
  return wallet
}

test('behavior: a namespace whose wallet is connected as well is moved, and shown', async () => {
  const { kit, state } = await setup()
  const wallet = solanaWallet()
  await kit.session.connect(wallet, signal)
  await switchNetwork(kit, polygon, signal)
  expect(state()).toEqual({ active: 'eip155', caipNetworkId: 'eip155:137', picked: undefined })
  await switchNetwork(kit, devnet, signal)
  expect(state()).toEqual({ active: 'solana', caipNetworkId: 'solana:devnet', picked: undefined })
  expect(wallet.calls).toEqual(['connect', 'switchNetwork'])
})

test('behavior: a wallet that is there already is shown without a question', async () => {
  const { kit, evm, state, emitted } = await setup()
  await kit.session.connect(solanaWallet(), signal)
  await switchNetwork(kit, ethereum, signal)
  expect(state()).toMatchObject({ active: 'eip155', caipNetworkId: 'eip155:1' })
  expect([evm.calls, emitted]).toEqual([['connect'], []])
})

test('behavior: the embedded wallet is connected in the other namespace, and moved there where it must be', async () => {
  const { kit, state } = await setup({ type: 'AUTH' })
  const embedded = solanaWallet('AUTH')
  kit.registry.add(embedded)
  await switchNetwork(kit, devnet, signal)
  expect(embedded.calls).toEqual(['connect', 'switchNetwork'])
  expect(state()).toMatchObject({ active: 'solana', caipNetworkId: 'solana:devnet' })
})

test('behavior: any other wallet is not connected by switching', async () => {
  const { kit } = await setup()
  const wallet = solanaWallet('AUTH')
  kit.registry.add(wallet)
  await switchNetwork(kit, mainnet, signal)
  expect(wallet.calls).toEqual([])
  expect(kit.session.account('eip155')?.caipNetworkId).toBe('eip155:1')
})

test('behavior: without a wallet the namespace goes with the network', () => {
  const { kit } = fakeKit({ networks: [ethereum, mainnet] })
  kit.session.activate('eip155', 'eip155:1')
  prefer(kit, mainnet)
  expect(kit.session.state.peek()).toMatchObject({ active: 'solana', caipNetworkId: 'solana:mainnet' })
})

test('error: a wallet that says it cannot go there is not asked', async () => {
  const { kit, evm } = await setup({ canSwitchTo: ({ id }) => id === 1 })
  await expect(switchNetwork(kit, polygon, signal)).rejects.toMatchObject({ code: 'wallet/unsupported' })
  expect(evm.calls).toEqual(['connect'])
})

test('behavior: asking for the network of the wallet gives up what was picked in the app', async () => {
  const { kit } = fakeKit()
  kit.session.showNetwork('eip155', 'eip155:137')
  await kit.session.connect(fakeConnector(), signal)
  expect(kit.session.state.peek()).toMatchObject({ caipNetworkId: 'eip155:1', picked: 'eip155:137' })
  await switchNetwork(kit, ethereum, signal)
  expect(kit.session.state.peek()).toMatchObject({ caipNetworkId: 'eip155:1', picked: undefined })
})

test('error: a network the app does not have is network/not-found', async () => {
  const { kit } = fakeKit()
  const api = await networks().load(kit)
  await expect(api.switchTo('eip155:5', signal)).rejects.toMatchObject({ code: 'network/not-found' })
})
