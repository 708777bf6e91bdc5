import {
  type DecodeFunctionDataReturnType,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  isHex,
  zeroAddress,
} from 'viem'
import type { SwapSource } from '../contract.js'
import { NATIVE } from '../native-coin.js'
import { routerAbis } from './abi.js'

/** What the calldata of a swap says. Addresses are in small letters; the native coin is its placeholder. */
export interface DecodedSwap {
  readonly source: string
  readonly destination: string
  readonly amount: bigint
  readonly minimum: bigint
  readonly receiver: string
  /** Seconds since 1970; `undefined` where the function has none. */
  readonly deadline: bigint | undefined
}

/** Where a swap goes: a pinned router, and what the network wraps its coin in. */
export interface RouterPlace {
  readonly source: SwapSource
  readonly wrapped: string | undefined
}

type V2Call = DecodeFunctionDataReturnType<(typeof routerAbis)['uniswap-v2']>
type V3Call = DecodeFunctionDataReturnType<(typeof routerAbis)['uniswap-v3']>

/**
 * Reads the calldata of a swap by the pinned router's ABI; `undefined` for everything that is no known swap, is not written as
 * the ABI writes it (whatever stands beyond the arguments), or does something besides. Never throws.
 */
export function decodeSwap(data: string, { source, wrapped }: RouterPlace, value: bigint): DecodedSwap | undefined {
  try {
    if (!isHex(data)) return undefined
    if (source === 'uniswap-v2') return ofV2(exact(routerAbis[source], data), wrapped, value)
    if (source === 'uniswap-v3') return ofV3(exact(routerAbis[source], data), wrapped, value)
    return ofOneInch(exact(routerAbis[source], data))
  } catch {
    return undefined
  }
}

/** A call as the ABI writes it: written anew it is the same bytes. */
function exact<const Abi extends (typeof routerAbis)[SwapSource]>(
  abi: Abi,
  data: Hex,
): DecodeFunctionDataReturnType<Abi> {
  const call = decodeFunctionData({ abi, data })
  const again = encodeFunctionData({ abi, ...call } as Parameters<typeof encodeFunctionData>[0])
  if (again !== data.toLowerCase()) throw new TypeError('not as its ABI writes it')
  return call
}

function ofV2(call: V2Call, wrapped: string | undefined, value: bigint): DecodedSwap | undefined {
  const isNativeIn = call.functionName === 'swapExactETHForTokens'
  const [amount, minimum, path, to, deadline] = isNativeIn ? [value, ...call.args] : call.args
  const [first, last] = [path[0]?.toLowerCase(), path.at(-1)?.toLowerCase()]
  if (path.length < 2 || first === undefined || last === undefined) return undefined
  const isNativeOut = call.functionName === 'swapExactTokensForETH'
  if ((isNativeIn && first !== wrapped) || (isNativeOut && last !== wrapped)) return undefined
  return {
    source: isNativeIn ? NATIVE : first,
    destination: isNativeOut ? NATIVE : last,
    amount,
    minimum,
    receiver: to.toLowerCase(),
    deadline,
  }
}

function ofV3(call: V3Call, wrapped: string | undefined, value: bigint): DecodedSwap | undefined {
  if (call.functionName === 'exactInputSingle') return value === 0n ? ofSingle(call) : undefined
  if (call.functionName !== 'multicall') return undefined
  const [one, two, ...more] = call.args[0].map((data) => exact(routerAbis['uniswap-v3'], data))
  if (one?.functionName !== 'exactInputSingle' || two === undefined || more.length > 0) return undefined
  const swap = ofSingle(one)
  if (two.functionName === 'refundETH')
    // The router wraps what is sent with the call; what a pool does not take comes back.
    return swap.source === wrapped && value > 0n ? { ...swap, source: NATIVE } : undefined
  if (two.functionName !== 'unwrapWETH9' || value !== 0n) return undefined
  const [minimum, receiver] = two.args
  // With the zero address as its recipient the router keeps what the pool pays. The second call unwraps it.
  if (swap.receiver !== zeroAddress || swap.destination !== wrapped) return undefined
  return { ...swap, destination: NATIVE, minimum, receiver: receiver.toLowerCase() }
}

function ofSingle({ args: [swap] }: Extract<V3Call, { functionName: 'exactInputSingle' }>): DecodedSwap {
  return {
    source: swap.tokenIn.toLowerCase(),
    destination: swap.tokenOut.toLowerCase(),
    amount: swap.amountIn,
    minimum: swap.amountOutMinimum,
    receiver: swap.recipient.toLowerCase(),
    deadline: swap.deadline,
  }
}

/** With other flags than none it fills a part, burns, or takes a permit of another contract (1inch v6, `_PARTIAL_FILL`). */
function ofOneInch({ args }: DecodeFunctionDataReturnType<(typeof routerAbis)['1inch']>): DecodedSwap | undefined {
  const [, { srcToken, dstToken, dstReceiver, amount, minReturnAmount, flags }] = args
  if (flags !== 0n) return undefined
  return {
    source: srcToken.toLowerCase(),
    destination: dstToken.toLowerCase(),
    amount,
    minimum: minReturnAmount,
    receiver: dstReceiver.toLowerCase(),
    deadline: undefined,
  }
}
