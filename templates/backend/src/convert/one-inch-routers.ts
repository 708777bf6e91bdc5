import type { Address } from 'viem'

/** AggregationRouterV6 of 1inch, at one address on nearly every chain. */
const ROUTER: Address = '0x111111125421ca6dc452d289314280a0f8842a65'
/** zkSync Era makes other addresses of the same bytecode. */
const ZKSYNC: Readonly<Record<string, Address>> = { 'eip155:324': '0x6fd4383cb451173d5f9304f041c7bcbf27d561ff' }

/** Contracts that a transaction of the 1inch API may go to on a chain, lower case. Whatever else it names is refused. */
export function oneInchRouters(chainId: string): readonly Address[] {
  return [ZKSYNC[chainId] ?? ROUTER]
}
