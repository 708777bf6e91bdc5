import { expect, test } from 'vitest'
import { coreError } from '../../../core/errors.js'
import { readGasPrice, readL1Fee } from './fee.js'
import type { Nodes } from './nodes.js'

const refuses = () => coreError('rpc/unreachable', { network: 'N', detail: 'the method does not exist' })

/** Nodes that answer so by method; one that is not named is refused. */
function nodes(answers: Readonly<Record<string, unknown>>) {
  const asked: unknown[] = []
  const played: Nodes = {
    async read(method, params, decode) {
      asked.push(params)
      const value = Object.hasOwn(answers, method) ? decode(answers[method]) : undefined
      if (value === undefined) throw refuses()
      return value
    },
    run: () => Promise.reject(refuses()),
  }
  return { ...played, asked }
}
const gwei = 10n ** 9n
const hex = (value: bigint) => `0x${value.toString(16)}`
const block = (base?: bigint) => ({ number: '0x64', ...(base !== undefined && { baseFeePerGas: hex(base) }) })

test('EIP-1559: likely is the base fee and a tip, at most twice the base fee, soon enough for two blocks', async () => {
  const price = await readGasPrice(
    nodes({
      eth_getBlockByNumber: block(8n * gwei),
      eth_gasPrice: hex(9n * gwei),
      eth_maxPriorityFeePerGas: hex(gwei),
    }),
  )
  expect(price).toEqual({ likely: 9n * gwei, most: 17n * gwei, soon: 11n * gwei, isLegacy: false, block: 100n })
})

test('behavior: a node that suggests no tip gives the rest of its gas price', async () => {
  const price = await readGasPrice(nodes({ eth_getBlockByNumber: block(8n), eth_gasPrice: hex(10n) }))
  expect([price.likely, price.most]).toEqual([10n, 18n])
  const low = await readGasPrice(nodes({ eth_getBlockByNumber: block(8n), eth_gasPrice: hex(7n) }))
  expect([low.likely, low.most]).toEqual([8n, 16n])
})

test('behavior: a chain without a base fee has one price', async () => {
  const price = await readGasPrice(nodes({ eth_getBlockByNumber: block(), eth_gasPrice: hex(5n) }))
  expect(price).toEqual({ likely: 5n, most: 5n, soon: 5n, isLegacy: true, block: 100n })
})

test('behavior: what the chain below takes is asked for as many bytes as the transaction has, with a tenth on top', async () => {
  const played = nodes({ eth_call: `0x${1_000n.toString(16).padStart(64, '0')}` })
  expect(await readL1Fee(played, 115)).toBe(1_100n)
  const [[{ data }]] = played.asked as [[{ data: string }]]
  // The selector, where the bytes begin, how many they are, and the bytes in whole words.
  expect([data.slice(0, 10), (data.length - 10) / 64, BigInt(`0x${data.slice(74, 138)}`)]).toEqual([
    '0x49948e0e',
    6,
    115n,
  ])
})

test.each([['0x'], ['0x01'], [undefined]])('behavior: a chain without an oracle takes nothing: %s', async (answer) => {
  expect(await readL1Fee(nodes(answer === undefined ? {} : { eth_call: answer }), 115)).toBe(0n)
})

test('error: a read that was given up is not taken for a chain without an oracle', async () => {
  const leaving: Nodes = { ...nodes({}), read: () => Promise.reject(coreError('flow/cancelled', {})) }
  await expect(readL1Fee(leaving, 115)).rejects.toMatchObject({ code: 'flow/cancelled' })
})
