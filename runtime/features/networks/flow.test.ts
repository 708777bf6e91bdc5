import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { fakeKit, polygon } from '../../../test/unit/fake-kit.js'
import { settle } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import type { Connector } from '../../contract/connector.js'
import { coreError } from '../../core/errors.js'
import { networks } from './feature.js'
import { createSwitchFlow } from './flow.js'

describeFeature('networks', () => {
  const { kit, host } = fakeKit({ features: [networks()] })
  return { feature: networks(), kit, host }
})

async function connected(switchNetwork: Connector['switchNetwork']) {
  const { kit, host } = fakeKit()
  await kit.session.connect(fakeConnector({ switchNetwork }), new AbortController().signal)
  const flow = createSwitchFlow(kit)
  return { kit, host, flow, state: () => flow.state.peek() }
}

test('behavior: moves the preference at once while nobody is connected', async () => {
  const { kit } = fakeKit()
  const flow = createSwitchFlow(kit)
  await flow.start(polygon)
  expect(flow.state.peek()).toEqual({ step: 'done', network: polygon })
  expect(kit.session.state.peek().caipNetworkId).toBe('eip155:137')
})

test('behavior: waits for the wallet, and shows where it is', async () => {
  const { kit, flow, state } = await connected(async () => 'eip155:137')
  const end = flow.start(polygon)
  await settle()
  await end
  expect(state()).toEqual({ step: 'done', network: polygon })
  expect(kit.session.account()?.caipNetworkId).toBe('eip155:137')
})

test('behavior: cancelling drops a late answer', async () => {
  let isAsked = false
  const { kit, flow, state, host } = await connected(() => {
    isAsked = true
    return new Promise(() => {})
  })
  const end = flow.start(polygon)
  // The code of the switch is fetched by the switch.
  await settle()
  expect([state().step, isAsked]).toEqual(['waiting', true])
  flow.cancel()
  await end
  expect([state().step, kit.session.account()?.caipNetworkId, host.clock.pending()]).toEqual(['idle', 'eip155:1', 0])
})

test('error: a wallet that says "no", and one that stays', async () => {
  const refusing = await connected(() => Promise.reject(coreError('wallet/rejected', { wallet: 'W' })))
  await refusing.flow.start(polygon)
  expect(refusing.state()).toMatchObject({ step: 'failed', error: { code: 'wallet/rejected' } })
  const stubborn = await connected(async () => 'eip155:10')
  await stubborn.flow.start(polygon)
  expect(stubborn.state()).toMatchObject({ step: 'failed', error: { code: 'network/not-switched' } })
  expect(stubborn.kit.session.account()?.caipNetworkId).toBe('eip155:10')
})

test('behavior: the feature makes flows of its own for each caller', async () => {
  const { kit } = fakeKit()
  const api = await networks().load(kit)
  expect(api.createFlow()).not.toBe(api.createFlow())
})
