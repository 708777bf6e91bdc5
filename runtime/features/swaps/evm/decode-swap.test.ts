import fc from 'fast-check'
import { encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { NATIVE } from '../native-coin.js'
import { routerAbis } from './abi.js'
import { decodeSwap } from './decode-swap.js'

const wrapped = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const [sold, bought, user, other] = ['11', '22', '33', '44'].map((pair) => `0x${pair.repeat(20)}` as Hex) as [
  Hex,
  Hex,
  Hex,
  Hex,
]
const uint = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${[...bytes].map((each) => each.toString(16).padStart(2, '0')).join('')}` as Hex)
const place = {
  'uniswap-v2': { source: 'uniswap-v2', wrapped },
  'uniswap-v3': { source: 'uniswap-v3', wrapped },
} as const

const single = (changes: object = {}) =>
  encodeFunctionData({
    abi: routerAbis['uniswap-v3'],
    functionName: 'exactInputSingle',
    args: [
      {
        tokenIn: sold,
        tokenOut: bought,
        fee: 3_000,
        recipient: user,
        deadline: 9n,
        amountIn: 5n,
        amountOutMinimum: 4n,
        sqrtPriceLimitX96: 0n,
        ...changes,
      },
    ],
  })
const many = (...data: readonly Hex[]) =>
  encodeFunctionData({ abi: routerAbis['uniswap-v3'], functionName: 'multicall', args: [data] })
const unwrap = (minimum: bigint, to: Hex) =>
  encodeFunctionData({ abi: routerAbis['uniswap-v3'], functionName: 'unwrapWETH9', args: [minimum, to] })
const refund = encodeFunctionData({ abi: routerAbis['uniswap-v3'], functionName: 'refundETH' })
const ofV3 = (data: string, value = 0n) => decodeSwap(data, place['uniswap-v3'], value)

describe('Uniswap v2', () => {
  test('behavior: what was encoded is read, and nothing else of the same bytes (Z-12)', () => {
    const swap = fc.tuple(uint, uint, fc.array(address, { minLength: 2, maxLength: 4 }), address, uint)
    fc.assert(
      fc.property(swap, ([amount, minimum, path, to, deadline]) => {
        const data = encodeFunctionData({
          abi: routerAbis['uniswap-v2'],
          functionName: 'swapExactTokensForTokens',
          args: [amount, minimum, path, to, deadline],
        })
        expect(decodeSwap(data, place['uniswap-v2'], 0n)).toEqual({
          source: path[0],
          destination: path.at(-1),
          amount,
          minimum,
          receiver: to,
          deadline,
        })
        // What stands behind the arguments is no part of the call, and might be read by the contract.
        expect(decodeSwap(`${data}00`, place['uniswap-v2'], 0n)).toBe(undefined)
        expect(decodeSwap(`${data}${'0'.repeat(64)}`, place['uniswap-v2'], 0n)).toBe(undefined)
      }),
    )
  })

  test('behavior: the native coin is what the router wraps, and no other token', () => {
    const buy = (path: readonly Hex[]) =>
      encodeFunctionData({
        abi: routerAbis['uniswap-v2'],
        functionName: 'swapExactETHForTokens',
        args: [4n, path, user, 9n],
      })
    const sell = (path: readonly Hex[]) =>
      encodeFunctionData({
        abi: routerAbis['uniswap-v2'],
        functionName: 'swapExactTokensForETH',
        args: [5n, 4n, path, user, 9n],
      })
    const [in_, out] = [place['uniswap-v2'], place['uniswap-v2']]
    expect(decodeSwap(buy([wrapped, bought]), in_, 5n)).toMatchObject({ source: NATIVE, amount: 5n })
    expect(decodeSwap(buy([sold, bought]), in_, 5n)).toBe(undefined)
    expect(decodeSwap(sell([sold, wrapped]), out, 0n)).toMatchObject({ destination: NATIVE })
    expect(decodeSwap(sell([sold, bought]), out, 0n)).toBe(undefined)
    expect(decodeSwap(sell([sold]), out, 0n)).toBe(undefined)
  })
})

describe('Uniswap v3', () => {
  test('behavior: one call, and the pairs that wrap and unwrap', () => {
    expect(ofV3(single())).toEqual({
      source: sold,
      destination: bought,
      amount: 5n,
      minimum: 4n,
      receiver: user,
      deadline: 9n,
    })
    const native = single({ tokenOut: wrapped, recipient: zeroAddress })
    expect(ofV3(many(native, unwrap(4n, user)))).toMatchObject({ destination: NATIVE, receiver: user, minimum: 4n })
    expect(ofV3(many(single({ tokenIn: wrapped }), refund), 5n)).toMatchObject({ source: NATIVE, receiver: user })
  })

  test.each([
    ['value beside a call that takes none', single(), 5n],
    ['a second swap', many(single(), single()), 0n],
    ['a third call', many(single({ tokenOut: wrapped, recipient: zeroAddress }), unwrap(4n, user), refund), 0n],
    [
      'unwrapping what was paid to another one',
      many(single({ tokenOut: wrapped, recipient: other }), unwrap(4n, user)),
      0n,
    ],
    ['unwrapping another token', many(single({ recipient: zeroAddress }), unwrap(4n, user)), 0n],
    ['a refund without value', many(single({ tokenIn: wrapped }), refund), 0n],
    ['a refund of another token', many(single(), refund), 5n],
    ['one call of many', many(single()), 0n],
    ['a call of many calls', many(many(single()), refund), 5n],
    ['unwrapping alone', unwrap(4n, user), 0n],
    ['nothing', '0x', 0n],
    ['no hex', 'swap', 0n],
  ])('error: %s is no swap that can be read', (_, data, value) => {
    expect(ofV3(data, value)).toBe(undefined)
  })

  test('behavior: the least amount is that of the call that pays', () => {
    const native = single({ tokenOut: wrapped, recipient: zeroAddress, amountOutMinimum: 100n })
    expect(ofV3(many(native, unwrap(0n, user)))).toMatchObject({ minimum: 0n })
  })
})

describe('1inch', () => {
  const call = (changes: object = {}) =>
    encodeFunctionData({
      abi: routerAbis['1inch'],
      functionName: 'swap',
      args: [
        other,
        {
          srcToken: sold,
          dstToken: bought,
          srcReceiver: other,
          dstReceiver: user,
          amount: 5n,
          minReturnAmount: 4n,
          flags: 0n,
          ...changes,
        },
        '0x0011',
      ],
    })
  const read = (data: string) => decodeSwap(data, { source: '1inch', wrapped: undefined }, 0n)

  test('behavior: its function swap is read, with no flag', () => {
    expect(read(call())).toEqual({
      source: sold,
      destination: bought,
      amount: 5n,
      minimum: 4n,
      receiver: user,
      deadline: undefined,
    })
    expect(read(call({ flags: 1n }))).toBe(undefined)
  })

  test('error: unoswap, which does not name what is bought', () => {
    const abi = parseAbi(['function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)'])
    expect(read(encodeFunctionData({ abi, functionName: 'unoswap', args: [1n, 2n, 3n, 4n] }))).toBe(undefined)
  })
})

test('behavior: whatever the bytes are, it is read or it is not: it never throws (Z-12)', () => {
  const selectors = ['0x38ed1739', '0x7ff36ab5', '0x18cbafe5', '0x414bf389', '0xac9650d8', '0x07ed2379', '0x']
  const bytes = fc
    .uint8Array({ maxLength: 400 })
    .map((all) => [...all].map((each) => each.toString(16).padStart(2, '0')).join(''))
  const sources = ['uniswap-v2', 'uniswap-v3', '1inch'] as const
  fc.assert(
    fc.property(
      fc.constantFrom(...selectors),
      bytes,
      fc.constantFrom(...sources),
      uint,
      (selector, rest, source, value) => {
        const found = decodeSwap(`${selector}${rest}`, { source, wrapped }, value)
        expect(found === undefined || typeof found.amount === 'bigint').toBe(true)
      },
    ),
  )
})
