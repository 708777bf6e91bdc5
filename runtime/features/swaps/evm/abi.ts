import { parseAbi } from 'viem'
import type { SwapSource } from '../contract.js'

const v2 = /*#__PURE__*/ parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[])',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
])
const v3 = /*#__PURE__*/ parseAbi([
  'struct Swap { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(Swap) payable returns (uint256 amountOut)',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
  'function refundETH() payable',
  'function multicall(bytes[] data) payable returns (bytes[])',
])
const oneInch = /*#__PURE__*/ parseAbi([
  'struct Description { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, Description desc, bytes data) payable returns (uint256 returnAmount, uint256 spentAmount)',
])

/** The functions of each pinned router that a swap may call: those that name what is bought, what for, and for whom. */
export const routerAbis = { 'uniswap-v2': v2, 'uniswap-v3': v3, '1inch': oneInch } as const satisfies Record<
  SwapSource,
  unknown
>
