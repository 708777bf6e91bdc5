import { expect, test } from 'vitest'
import { findNetwork, networkProblem } from './find-network.js'
import { chainIdProblem } from './network-info.js'

test('param: a name and a CAIP-2 id find the same network', () => {
  expect(findNetwork('mainnet')).toMatchObject({ caipNetworkId: 'eip155:1', network: { name: 'Ethereum' } })
  expect(findNetwork('eip155:1')?.network).toBe(findNetwork('mainnet')?.network)
  expect(findNetwork('eip155:8453')?.network).toBe(findNetwork('base')?.network)
})

test.each(['toString', '__proto__', 'constructor', 'eip155:', 'eip155:0x1', 'solana:1', 'nope'])(
  'behavior: %s finds nothing',
  (reference) => {
    expect(findNetwork(reference)).toBeUndefined()
  },
)

test.each([
  ['mainnet', undefined],
  ['eip155:137', undefined],
  ['mainet', 'is not a network that this version knows'],
  ['palm', 'Invalid chainId'],
  ['eip155:2147483648', 'Invalid chainId'],
  ['eip155:01', 'Invalid chainId'],
  ['eip155:424242424', 'is not a chain that viem/chains knows'],
  ['near:mainnet', 'Unsupported chain namespace: near'],
  ['eip155:1:0xab', '"eip155:1:0xab" isn’t of the form namespace:reference.'],
  ['solanaDevnet', 'this version of create-modal-kit has no solana yet'],
  ['cosmos:cosmoshub-4', 'this version of create-modal-kit has no cosmos yet'],
])('error: %s', (reference, message) => {
  expect(networkProblem(reference)?.message).toBe(message)
})

test('param: chain ids are whole numbers from 1 to 2147483647', () => {
  expect([1, 0x7fffffff].map(chainIdProblem)).toEqual([undefined, undefined])
  expect([0, -1, 1.5, 0x80000000, Number.NaN].every((id) => chainIdProblem(id)?.message === 'Invalid chainId')).toBe(
    true,
  )
})
