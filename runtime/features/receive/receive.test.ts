import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { ethereum, fakeKit, polygon } from '../../../test/unit/fake-kit.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import type { Network } from '../../core/network.js'
import { receive } from './feature.js'
import { createReceive, networksLike, picturedNetworks } from './networks.js'

describeFeature('receive', () => {
  const { kit, host } = fakeKit({ features: [receive()] })
  return { feature: receive(), kit, host }
})

const solana: Network = { ...ethereum, caipNetworkId: 'solana:5eykt4', chainNamespace: 'solana', name: 'Solana' }

test('behavior: an address is good on every network of its namespace, known to the app or not', () => {
  const networks = [ethereum, solana, polygon]
  expect(networksLike(networks, 'eip155:137')).toEqual([ethereum, polygon])
  expect(networksLike(networks, 'eip155:31337')).toEqual([ethereum, polygon])
  expect(networksLike(networks, 'solana:5eykt4')).toEqual([solana])
  expect(networksLike(networks, 'bip122:0')).toEqual([])
})

test('behavior: test networks are pictured only where there are no others, and five at most', () => {
  const test = { ...ethereum, testnet: true }
  expect(picturedNetworks([test, ethereum, polygon])).toEqual([ethereum, polygon])
  expect(picturedNetworks([test])).toEqual([test])
  expect(picturedNetworks(Array.from({ length: 9 }, () => polygon))).toHaveLength(5)
})

test('behavior: nobody receives while nobody is connected', async () => {
  const { kit } = fakeKit({ networks: [ethereum, solana] })
  const api = createReceive(kit)
  expect(api.networks()).toEqual([])
  await kit.session.connect(fakeConnector(), new AbortController().signal)
  expect(api.networks()).toEqual([ethereum])
  await kit.session.disconnect()
  expect(api.networks()).toEqual([])
})
