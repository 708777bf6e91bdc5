import { type FunctionFragment, getBytes, hexlify, Interface, type ParamType } from 'ethers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSwap } from './decode-swap.js'

const wrapped = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const zero = `0x${'0'.repeat(40)}`
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(hexlify)

/** Every function that is pinned, and how often a call of it alone is a swap. Another library writes it than reads it. */
const written = [
  ['uniswap-v2', 'swapExactETHForTokens(uint256,address[],address,uint256)', 'often'],
  ['uniswap-v2', 'swapExactTokensForETH(uint256,uint256,address[],address,uint256)', 'often'],
  ['uniswap-v2', 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', 'often'],
  ['uniswap-v3', 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))', 'often'],
  ['uniswap-v3', 'multicall(bytes[])', 'seldom'],
  ['uniswap-v3', 'unwrapWETH9(uint256,address)', 'never'],
  ['uniswap-v3', 'refundETH()', 'never'],
  ['1inch', 'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)', 'often'],
] as const

test.each(written)(
  'behavior: of %s, %s is read as it is written, or not at all (Z-12)',
  (source, signature, isSwap) => {
    const other = new Interface([`function ${signature}`, ...written.map(([, each]) => `function ${each}`)])
    const fragment = other.getFunction(signature) as FunctionFragment
    const inputOf = ({ baseType, type, arrayChildren, components }: ParamType): fc.Arbitrary<unknown> => {
      // Addresses that a rule names as often as others.
      if (type === 'address') return fc.oneof(address, fc.constantFrom(wrapped, zero))
      if (type === 'bytes') return fc.oneof(fc.constant('0x'), inner)
      if (baseType === 'array') return fc.array(inputOf(arrayChildren as ParamType), { maxLength: 3 })
      if (baseType === 'tuple') return fc.tuple(...(components ?? []).map(inputOf))
      const bits = BigInt(type.slice('uint'.length))
      return fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 2n ** bits - 1n }))
    }
    const callOf = (each: FunctionFragment): fc.Arbitrary<string> =>
      fc.tuple(...each.inputs.map(inputOf)).map((args) => other.encodeFunctionData(each, args))
    const inner = fc
      .constantFrom('exactInputSingle', 'unwrapWETH9', 'refundETH')
      .chain((name) => callOf(other.getFunction(name) as FunctionFragment))
    const change = fc.record({
      at: fc.nat(),
      by: fc.oneof(fc.constant(0), fc.nat({ max: 255 })),
      cut: fc.nat({ max: 2 }),
    })
    let read = 0
    fc.assert(
      fc.property(callOf(fragment), change, fc.constantFrom(0n, 7n), (whole, { at, by, cut }, value) => {
        const bytes = getBytes(whole)
        const place = at % bytes.length
        bytes[place] = (bytes[place] ?? 0) ^ by
        const data = hexlify(bytes.slice(0, bytes.length - (by % 3 === 0 ? cut : 0)))
        const found = decodeSwap(data, { source, wrapped }, value)
        if (found === undefined) return
        read += 1
        const call = other.parseTransaction({ data })
        expect(call && other.encodeFunctionData(call.fragment, call.args)).toBe(data)
      }),
    )
    if (isSwap !== 'seldom') expect(read > 0).toBe(isSwap === 'often')
  },
)
