import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { ethereum, fakeKit, polygon } from '../../../test/unit/fake-kit.js'
import type { Connector } from '../../contract/connector.js'
import { coreError } from '../../core/errors.js'
import { switchNetwork } from './switch-network.js'

async function setup(move: Connector['switchNetwork']) {
  const { kit, host } = fakeKit()
  const controller = new AbortController()
  const emitted: string[] = []
  kit.events.on(({ event }) => emitted.push(event))
  const connector = fakeConnector({ switchNetwork: move })
  await kit.session.connect(connector, new AbortController().signal)
  const run = () => switchNetwork(kit, polygon, controller.signal).catch((cause: Error) => cause.message)
  return { clock: host.clock, controller, emitted, run, on: () => kit.session.account()?.caipNetworkId }
}

test('behavior: the session is told where the wallet is, wanted or not', async () => {
  const good = await setup(async () => 'eip155:137')
  expect([await good.run(), good.on()]).toEqual([undefined, 'eip155:137'])
  const stubborn = await setup(async () => 'eip155:10')
  expect(await stubborn.run()).toMatchInlineSnapshot(`"network/not-switched (Wallet com.example.fake, Polygon)"`)
  expect(stubborn.on()).toBe('eip155:10')
})

test('behavior: the same network does nothing', async () => {
  const { run, emitted } = await setup(async () => 'eip155:137')
  await run()
  await run()
  expect(emitted).toEqual(['SWITCH_NETWORK'])
})

test('error: a wallet that refuses, hangs or throws, and a person who leaves', async () => {
  const refusing = await setup(() => Promise.reject(coreError('wallet/rejected', { wallet: 'W' })))
  expect(await refusing.run()).toMatchInlineSnapshot(`"wallet/rejected (W)"`)
  const throwing = await setup(() => {
    throw new TypeError('x is undefined')
  })
  expect(await throwing.run()).toMatchInlineSnapshot(`"internal/unknown (x is undefined)"`)
  const hanging = await setup(() => new Promise(() => {}))
  const slow = hanging.run()
  await hanging.clock.advance(120_000)
  expect(await slow).toMatchInlineSnapshot(`"flow/timeout (Wallet com.example.fake, 120)"`)
  const left = await setup(() => new Promise(() => {}))
  const leaving = left.run()
  left.controller.abort()
  expect(await leaving).toMatchInlineSnapshot(`"flow/cancelled"`)
  expect([hanging.clock.pending(), left.clock.pending(), left.on()]).toEqual([0, 0, 'eip155:1'])
})

test('behavior: a wallet is told of a picture of the network, where the kit has a mark of it by then', async () => {
  const told: unknown[] = []
  const marks = { 'eip155:137': { shapes: [], picture: 'https://pictures.example/137.png' } }
  const { kit } = fakeKit({ marks: async () => ({ marks, MarkDrawing: () => null }) })
  const switchTo: Connector['switchNetwork'] = async ({ caipNetworkId, assets }) => {
    told.push(assets)
    return caipNetworkId
  }
  const { signal } = new AbortController()
  await kit.session.connect(fakeConnector({ switchNetwork: switchTo }), signal)
  await switchNetwork(kit, polygon, signal)
  await switchNetwork(kit, ethereum, signal)
  await kit.loadMarks()
  await switchNetwork(kit, polygon, signal)
  await switchNetwork(kit, { ...ethereum, assets: { imageUrl: 'https://own.example/1.png' } }, signal)
  expect(told).toEqual([
    undefined,
    undefined,
    { imageUrl: 'https://pictures.example/137.png' },
    { imageUrl: 'https://own.example/1.png' },
  ])
})
