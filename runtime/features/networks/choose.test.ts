import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { ethereum, evmNetwork, fakeKit, polygon } from '../../../test/unit/fake-kit.js'
import type { Network } from '../../core/network.js'
import { chooseNetwork } from './choose.js'

const solana: Network = { ...evmNetwork(1, 'Solana'), caipNetworkId: 'solana:main', chainNamespace: 'solana' }
const { signal } = new AbortController()

function setup() {
  const { kit } = fakeKit({ networks: [ethereum, polygon, solana] })
  const emitted: unknown[] = []
  kit.events.on(({ event, properties }) => emitted.push([event, properties]))
  return { kit, emitted }
}

test('behavior: without a wallet the preference moves, and there is no view to go on to', () => {
  const { kit, emitted } = setup()
  expect(chooseNetwork(kit, polygon)).toBeUndefined()
  expect(kit.session.state.peek().caipNetworkId).toBe('eip155:137')
  expect(emitted).toEqual([['SWITCH_NETWORK', { network: 'eip155:137' }]])
})

test('behavior: the same network does nothing', async () => {
  const { kit, emitted } = setup()
  const before = kit.session.state.peek()
  expect(chooseNetwork(kit, ethereum)).toBeUndefined()
  expect([kit.session.state.peek(), emitted]).toEqual([before, []])
})

test('behavior: with a wallet it is the view that asks', async () => {
  const { kit, emitted } = setup()
  const wallet = fakeConnector()
  await kit.session.connect(wallet, signal)
  expect(chooseNetwork(kit, polygon)).toBe('SwitchNetwork')
  expect(chooseNetwork(kit, solana)).toBe('SwitchActiveChain')
  expect(chooseNetwork(kit, solana, true)).toBe('SwitchNetwork')
  expect([wallet.calls, emitted]).toEqual([['connect'], []])
})

test('behavior: the embedded wallet goes to every namespace it has', async () => {
  const { kit } = setup()
  await kit.session.connect(fakeConnector({ type: 'AUTH' }), signal)
  expect(chooseNetwork(kit, solana)).toBe('SwitchActiveChain')
  kit.registry.add(fakeConnector({ type: 'AUTH', namespace: 'solana' }))
  expect(chooseNetwork(kit, solana)).toBe('SwitchNetwork')
})
