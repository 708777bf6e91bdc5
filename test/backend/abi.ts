import { parseAbi } from 'viem'

/** ERC-20, as far as the tests read it. */
export const erc20 = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
])

/** Uniswap v2's router, as far as the tests read it. */
export const routerAbi = parseAbi(['function getAmountsOut(uint256, address[]) view returns (uint256[])'])
