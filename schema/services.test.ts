import { expect, test } from 'vitest'
import { solana } from '../runtime/chains/solana/schema.js'
import { localPortOf, localPorts } from './services.js'

const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const testnet = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'

test('behavior: the usual ports of the local stack, and those that follow another port', () => {
  expect(localPorts(8787, ['eip155:10', 'eip155:1', 'bip122:x'])).toEqual({
    api: 8787,
    frame: 8788,
    evm: { 1: 8545, 137: 8546, 8453: 8547, 10: 8548 },
    solana: { [mainnet]: 8899 },
  })
  expect(localPorts(9000, ['eip155:42161', testnet, 'eip155:10', devnet, 'eip155:10'])).toEqual({
    api: 9000,
    frame: 9001,
    evm: { 1: 9002, 137: 9003, 8453: 9004, 10: 9007, 42161: 9008 },
    solana: { [mainnet]: 9005, EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 9009, '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 9011 },
  })
})

test('behavior: a local stack has a port for every cluster of Solana that the kit knows', () => {
  const ids = Object.values(solana.networks).map(({ id }) => id)
  const ports = localPorts(
    8787,
    ids.map((id) => `solana:${id}` as const),
  ).solana
  expect(ids.map((id) => ports[id])).toEqual([8899, 8901, 8903])
})

test.each([
  ['local', 8787],
  ['local:9000', 9000],
  ['reown', undefined],
  [{ api: 'http://127.0.0.1:8787' }, undefined],
  [undefined, undefined],
] as const)('param: services %j place the local stack at %s', (services, port) =>
  expect(localPortOf(services)).toBe(port),
)
