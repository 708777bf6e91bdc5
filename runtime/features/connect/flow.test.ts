import { expect, test } from 'vitest'
import { describeFeature } from '../../../test/unit/conformance.js'
import { accountsOn, fakeConnector } from '../../../test/unit/fake-connector.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { later, settle } from '../../../test/unit/fakes.js'
import type { ConnectorAccounts } from '../../contract/connector.js'
import { coreError } from '../../core/errors.js'
import type { KitEvent } from '../../core/events.js'
import { connect } from './feature.js'
import { createConnectFlow } from './flow.js'
import { recentWallets } from './recent.js'

describeFeature('connect', () => {
  const { kit, host } = fakeKit({ features: [connect()] })
  return { feature: connect(), kit, host }
})

function setup() {
  const { kit, host } = fakeKit()
  const heard: [KitEvent['event'], unknown][] = []
  kit.events.on(({ event, properties }) => heard.push([event, properties]))
  const flow = createConnectFlow(kit)
  const step = () => flow.state.peek().step
  return { kit, host, heard, flow, step, recent: () => recentWallets(kit.storage).list() }
}

test('behavior: waits for the wallet, connects, and remembers it as recent', async () => {
  const { flow, host, kit, heard, recent } = setup()
  const connector = fakeConnector()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  const end = flow.start(connector)
  await settle()
  expect(flow.state.peek()).toEqual({ step: 'waiting', since: host.clock.now() })
  expect(recent()).toEqual([])
  answer.resolve(accountsOn('eip155'))
  await end
  expect(flow.state.peek()).toEqual({ step: 'done', connection: kit.session.account() })
  expect(recent()).toEqual([{ id: connector.id, name: connector.name }])
  expect(heard).toEqual([
    ['SELECT_WALLET', { name: connector.name, platform: 'browser' }],
    ['CONNECT_SUCCESS', { name: connector.name, method: 'browser', reconnect: false }],
  ])
})

test('behavior: a "no" is the person’s choice and can be taken back', async () => {
  const { flow, heard, recent, step } = setup()
  const connector = fakeConnector()
  connector.answer(coreError('wallet/rejected', { wallet: connector.name }))
  await flow.start(connector)
  const state = flow.state.peek()
  expect(state).toMatchObject({ step: 'failed', error: { code: 'wallet/rejected' } })
  expect(heard.at(-1)).toEqual(['USER_REJECTED', { message: 'wallet/rejected' }])
  expect(recent()).toEqual([])
  connector.answer(accountsOn('eip155'))
  if (state.step === 'failed') state.retry()
  await settle()
  expect(step()).toBe('done')
})

test('behavior: cancelling is nobody’s error, and a late answer changes nothing', async () => {
  const { flow, kit, heard, step } = setup()
  const connector = fakeConnector()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  const end = flow.start(connector)
  await settle()
  flow.cancel()
  await end
  answer.resolve(accountsOn('eip155'))
  await settle()
  expect([step(), kit.session.account(), connector.followers()]).toEqual(['idle', undefined, 0])
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe('disconnected')
  expect(heard.map(([event]) => event)).toEqual(['SELECT_WALLET'])
})

test('behavior: StrictMode’s mount, unmount, mount asks the wallet once', async () => {
  const { flow, heard } = setup()
  const connector = fakeConnector()
  void flow.start(connector)
  flow.cancel()
  await flow.start(connector)
  expect(connector.calls).toEqual(['connect'])
  expect(heard).toHaveLength(2)
})

test('error: a wallet that never answers ends, and a failure is reported by its code alone', async () => {
  const { flow, host, heard } = setup()
  const connector = fakeConnector()
  connector.answer(() => new Promise(() => {}))
  const end = flow.start(connector)
  await host.clock.advance(300_000)
  await end
  expect(flow.state.peek()).toMatchObject({ step: 'failed', error: { code: 'flow/timeout' } })
  connector.answer(new TypeError('0xsecret is undefined'))
  await flow.start(connector)
  expect(heard.slice(-1)).toEqual([['CONNECT_ERROR', { message: 'internal/unknown' }]])
  expect(host.clock.pending()).toBe(0)
})

test('behavior: a wallet elsewhere is remembered as itself, and never as what led to it', async () => {
  const { flow, kit, recent, heard } = setup()
  const relay = fakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
  await flow.start(relay)
  expect(recent()).toEqual([])
  const wallet = { id: 'fern-id', rdns: 'org.fern', name: 'Fern' }
  const api = await connect().load(kit)
  await api.createFlow(wallet).start(relay)
  expect(recent()).toEqual([wallet])
  expect(heard.at(-1)?.[1]).toMatchObject({ name: 'Fern' })
})

test('behavior: the feature makes flows of its own for each caller', async () => {
  const { kit } = setup()
  const api = await connect().load(kit)
  expect(api.createFlow()).not.toBe(api.createFlow())
})
