import { expect, test } from 'vitest'
import { findNetwork, networkProblem } from './find-network.js'
import { chainIdProblem } from './network-info.js'

test('param: a name and a CAIP-2 id find the same network', () => {
  expect(findNetwork('mainnet')).toMatchObject({ caipNetworkId: 'eip155:1', network: { name: 'Ethereum' } })
  expect(findNetwork('eip155:1')?.network).toBe(findNetwork('mainnet')?.network)
  expect(findNetwork('eip155:8453')?.network).toBe(findNetwork('base')?.network)
})

test('param: a cluster of Solana is found by its name, its id and its former id', () => {
  const devnet = { caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', network: { name: 'Solana Devnet' } }
  for (const reference of ['solanaDevnet', devnet.caipNetworkId, 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'])
    expect(findNetwork(reference)).toMatchObject(devnet)
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
  ['solanaDevnet', undefined],
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', undefined],
  ['solana:4sgjmw1sunhzsxgspuhpqldx6wiyjntz', 'is not a cluster of Solana that this version knows'],
  ['bitcoinTestnet', 'this version of create-modal-kit has no bip122 yet'],
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
