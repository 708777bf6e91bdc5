import { describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../schema/caip.js'
import { type SwitchOrigin, type SwitchRoute, switchRoute } from './switch-route.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const target = (caipNetworkId: CaipNetworkId) => ({
  caipNetworkId,
  chainNamespace: caipNetworkId.split(':')[0] as 'eip155' | 'solana',
})
const onEthereum = { caipNetworkId: 'eip155:1', active: 'eip155', connected: ['eip155'] } as const
const nobody = { caipNetworkId: 'eip155:1', active: null, connected: [] } as const

describe('SPEC §4, network switch', () => {
  const rows: readonly (readonly [string, CaipNetworkId, SwitchOrigin, SwitchRoute])[] = [
    ['the same network', 'eip155:1', onEthereum, 'stay'],
    ['the same network without a wallet', 'eip155:1', nobody, 'stay'],
    ['the same network, confirmed', 'eip155:1', { ...onEthereum, isConfirmed: true }, 'stay'],
    [
      'the same number in another family',
      'solana:1',
      { ...onEthereum, connected: ['eip155', 'solana'] },
      'SwitchNetwork',
    ],
    ['another network of the family', 'eip155:137', onEthereum, 'SwitchNetwork'],
    ['a family whose wallet is not connected', solana, onEthereum, 'SwitchActiveChain'],
    ['the same, confirmation ignored', solana, { ...onEthereum, isConfirmed: true }, 'SwitchNetwork'],
    ['the embedded wallet in its family', 'eip155:137', { ...onEthereum, embedded: ['eip155'] }, 'SwitchNetwork'],
    [
      'the embedded wallet in another it has',
      solana,
      { ...onEthereum, embedded: ['eip155', 'solana'] },
      'SwitchNetwork',
    ],
    ['the embedded wallet in one it has not', solana, { ...onEthereum, embedded: ['eip155'] }, 'SwitchActiveChain'],
    [
      'a family whose wallet is connected too',
      solana,
      { ...onEthereum, connected: ['eip155', 'solana'] },
      'SwitchNetwork',
    ],
    ['nobody connected', 'eip155:137', nobody, 'prefer'],
    ['nobody connected, another family', solana, nobody, 'prefer'],
    ['nobody connected, confirmed', 'eip155:137', { ...nobody, isConfirmed: true }, 'prefer'],
    [
      'back to the family with a wallet',
      'eip155:1',
      { ...onEthereum, caipNetworkId: solana, active: 'solana' },
      'SwitchNetwork',
    ],
    [
      'within a family without a wallet',
      'solana:devnet',
      { ...onEthereum, caipNetworkId: solana, active: 'solana' },
      'prefer',
    ],
  ]

  test.each(rows)('behavior: %s', (_, id, from, route) => expect(switchRoute(target(id), from)).toBe(route))
})
