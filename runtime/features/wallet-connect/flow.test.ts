import { expect, test } from 'vitest'
import { accountsOn, fakeConnector } from '../../../test/unit/fake-connector.js'
import { ethereum, evmNetwork, fakeKit } from '../../../test/unit/fake-kit.js'
import { evmNamespace, fakeWalletConnect, rawSession } from '../../../test/unit/fake-sign-client.js'
import { bob } from '../../../test/unit/fake-wallet.js'
import { fakeHost, settle } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import type { KitEvent } from '../../core/events.js'
import type { Network } from '../../core/network.js'
import { connectToken } from '../connect/contract.js'
import { connect } from '../connect/feature.js'
import { walletConnect } from './feature.js'
import { createWalletConnectFlow } from './flow.js'
import { type PairedWallet, rememberPaired } from './paired-wallet.js'
import { peerWallet } from './shown-wallet.js'

const solana: Network = {
  ...evmNetwork(1, 'Solana'),
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}
const account = 'So11111111111111111111111111111111111111112'
const solanaNamespace = {
  solana: {
    chains: [solana.caipNetworkId],
    accounts: [`${solana.caipNetworkId}:${account}`],
    methods: [],
    events: [],
  },
}

describeFeature('walletConnect', () => {
  const feature = walletConnect()
  return { feature, ...fakeKit({ features: [connect(), feature] }) }
})

function setup(manualControl = false) {
  const host = fakeHost()
  const networks = [ethereum, solana]
  const { kit } = fakeKit({ networks }, host)
  const wallet = fakeWalletConnect(networks, {}, host)
  kit.registry.add(wallet.connector)
  kit.registry.add(wallet.of('solana'))
  const heard: [KitEvent['event'], unknown][] = []
  kit.events.on(({ event, properties }) => heard.push([event, properties]))
  const flow = createWalletConnectFlow(kit, { manualControl })
  const state = () => flow.state.peek()
  return { ...wallet, kit, flow, heard, step: () => state().step, failed: () => ({ ...state() }) }
}

test('behavior: pairs, and says how people got to the wallet', async () => {
  const { flow, connector, client, heard, step, kit } = setup()
  const end = flow.start({ connector, wallet: { id: 'chosen-id', name: 'Chosen' }, method: () => 'mobile' })
  await settle()
  expect(step()).toBe('pairing')
  client.proposals[0]?.resolve(rawSession())
  await end
  expect(flow.state.peek()).toEqual({ step: 'done', connection: kit.session.account('eip155') })
  expect(heard).toEqual([
    ['SELECT_WALLET', { name: 'Chosen', platform: 'mobile' }],
    ['CONNECT_SUCCESS', { name: 'Fake Wallet', method: 'mobile', reconnect: false }],
  ])
})

test('SPEC §3: the wallet that was chosen is a recent one, and one that only said its name as well', async () => {
  const { flow, connector, client, kit } = setup()
  const recent = () => kit.storage.read('recent', (input) => input)
  const pair = async (wallet?: PairedWallet, metadata = {}) => {
    const end = flow.start({ connector, wallet })
    await settle()
    client.proposals
      .at(-1)
      ?.resolve(rawSession(evmNamespace(), { topic: `topic-${client.proposals.length}`, peer: { metadata } }))
    await end
    await kit.use(connectToken)
    await settle()
  }
  await pair(undefined, { name: '' })
  expect(recent()).toBe(undefined)
  await pair({ id: 'fern-id', rdns: 'org.fern', name: 'Fern' }, { name: 'Fern for phones' })
  await pair(undefined, { name: 'Moss\u202e' })
  expect(recent()).toEqual([
    { id: 'peer:Moss', name: 'Moss' },
    { id: 'fern-id', rdns: 'org.fern', name: 'Fern' },
  ])
  expect([peerWallet('peer:Moss'), peerWallet('fern-id')]).toEqual([{ id: 'peer:Moss', name: 'Moss' }, undefined])
  const failing = { ...kit, load: () => Promise.reject(new Error('offline')) } as typeof kit
  await expect(rememberPaired(failing, { wallet: { id: 'x', name: 'X' }, peer: null })).resolves.toBe(undefined)
})

test('behavior: a code renews itself three times, and then waits for a click', async () => {
  const { flow, connector, client, host, step, heard, failed } = setup()
  const codes = new Set<string>()
  connector.pairing.subscribe((pairing) => pairing && codes.add(pairing.uri))
  void flow.start({ connector })
  for (const shown of [1, 2, 3, 4]) {
    await settle()
    expect([codes.size, step()]).toEqual([shown, 'pairing'])
    await host.clock.advance(230_000)
  }
  await settle()
  expect(failed()).toMatchObject({ step: 'failed', error: { code: 'wallet/pairing-expired' } })
  expect([codes.size, heard.length, host.clock.pending()]).toEqual([4, 2, 0])
  const end = flow.start({ connector })
  await settle()
  expect(codes.size).toBe(5)
  client.proposals[4]?.resolve(rawSession())
  await end
  expect(step()).toBe('done')
})

test('behavior: closing the screen drops the pairing', async () => {
  const { flow, connector, client, state, host, kit } = setup()
  void flow.start({ connector })
  await settle()
  expect(state.pairing.peek()).not.toBe(null)
  flow.cancel()
  await settle()
  expect([state.pairing.peek(), client.ended.length, host.clock.pending()]).toEqual([null, 1, 0])
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe('disconnected')
})

test('behavior: other namespaces of the session are connected as well, and the one asked for stays in front', async () => {
  const { flow, connector, client, kit } = setup()
  const end = flow.start({ connector })
  await settle()
  client.proposals[0]?.resolve(rawSession({ ...evmNamespace(), ...solanaNamespace }))
  await end
  expect(kit.session.account('solana')?.address).toBe(account)
  expect(kit.session.state.peek().active).toBe('eip155')
  await kit.session.disconnect('eip155')
  expect(kit.session.account('solana')?.address).toBe(account)
  expect(client.ended).not.toContain('topic-1')
})

test('behavior: a namespace that has a wallet keeps it', async () => {
  const { flow, connector, client, kit } = setup()
  const other = fakeConnector({ id: 'another', namespace: 'solana' })
  other.answer(accountsOn('solana', bob, 'devnet'))
  await kit.session.connect(other, new AbortController().signal)
  const end = flow.start({ connector })
  await settle()
  client.proposals[0]?.resolve(rawSession({ ...evmNamespace(), ...solanaNamespace }))
  await end
  expect(kit.session.connectorOf('solana')).toBe(other)
})

test('behavior: a wallet that only has another namespace of the app is connected in that', async () => {
  const { flow, connector, client, kit, step } = setup()
  const end = flow.start({ connector })
  await settle()
  client.proposals[0]?.resolve(rawSession(solanaNamespace))
  await end
  expect([step(), kit.session.account('solana')?.address]).toEqual(['done', account])
  expect(kit.session.account('eip155')).toBe(undefined)
})

test('error: a "no" is the person’s choice, everything else is reported by its code', async () => {
  const { flow, connector, client, heard, failed } = setup()
  const refused = flow.start({ connector })
  await settle()
  client.proposals[0]?.reject({ code: 5000, message: 'User rejected.' })
  await refused
  expect(heard.at(-1)).toEqual(['USER_REJECTED', { message: 'wallet/rejected' }])
  client.refuse(new Error('secret words of the relay'))
  await flow.start({ connector })
  expect(heard.at(-1)).toEqual(['CONNECT_ERROR', { message: 'relay/unreachable' }])
  await flow.start({ connector: fakeConnector() })
  expect(failed()).toMatchObject({ error: { code: 'wallet/no-connector' } })
})

test('error: a refusal is told of the wallet that was chosen, and of WalletConnect where none was', async () => {
  const { flow, connector, client, failed } = setup()
  const refuse = async (wallet?: PairedWallet) => {
    const refused = flow.start({ connector, wallet })
    await settle()
    client.proposals.at(-1)?.reject({ code: 5000, message: 'User rejected.' })
    await refused
  }
  await refuse({ id: 'chosen-id', name: 'Chosen' })
  expect(failed()).toMatchObject({ error: { code: 'wallet/rejected', slots: { wallet: 'Chosen' } } })
  await refuse()
  expect(failed()).toMatchObject({ error: { code: 'wallet/rejected', slots: { wallet: connector.name } } })
})

test('behavior: under manual control nobody is asked, and the code of the app is shown', async () => {
  const { flow, connector, client, state } = setup(true)
  await flow.start({ connector })
  expect([flow.state.peek(), client.proposals.length]).toEqual([{ step: 'pairing' }, 0])
  connector.link.pairing.value = { uri: 'wc:mine', expiresAt: 1 }
  flow.cancel()
  expect(state.pairing.peek()?.uri).toBe('wc:mine')
})
