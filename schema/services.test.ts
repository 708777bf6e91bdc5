import { expect, test } from 'vitest'
import { localPortOf, localPorts } from './services.js'

test('behavior: the usual ports of the local stack, and those that follow another port', () => {
  expect(localPorts(8787, [10, 1])).toEqual({
    api: 8787,
    frame: 8788,
    evm: { 1: 8545, 137: 8546, 8453: 8547, 10: 8548 },
    solana: 8899,
  })
  expect(localPorts(9000, [42161, 10, 10])).toEqual({
    api: 9000,
    frame: 9001,
    evm: { 1: 9002, 137: 9003, 8453: 9004, 10: 9007, 42161: 9008 },
    solana: 9005,
  })
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
