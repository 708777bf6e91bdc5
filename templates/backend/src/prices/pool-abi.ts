import { parseAbi } from 'viem'

/** ERC-20, as far as it is read here. */
export const erc20Abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
])

/** UniswapV2Factory, as far as it is read. */
export const v2FactoryAbi = parseAbi(['function getPair(address, address) view returns (address)'])
/** UniswapV2Pair, as far as it is read. */
export const v2PairAbi = parseAbi(['function getReserves() view returns (uint112, uint112)'])

/** UniswapV3Factory, as far as it is read. */
export const v3FactoryAbi = parseAbi(['function getPool(address, address, uint24) view returns (address)'])
/** UniswapV3Pool, as far as it is read. */
export const v3PoolAbi = parseAbi([
  // The first of several: forks disagree about the types of the rest.
  'function slot0() view returns (uint160)',
  'function liquidity() view returns (uint128)',
])

/** QuoterV2. Not a view function, but made to be called as one: it reverts its own swap. */
export const v3QuoterAbi = parseAbi([
  'struct Quote { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
  'function quoteExactInputSingle(Quote) view returns (uint256 amountOut)',
])
