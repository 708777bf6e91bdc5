import { Problem } from '../http/problems.js'

/** Set in the coin type of every EVM chain (ENSIP-11); chain ids are below it. */
const EVM_BIT = 0x80000000
/** Ethereum by ENSIP-9: the one EVM chain whose coin type is older than the rule. */
export const ETHEREUM = 60
/** Ethereum by the rule, as some clients write it. */
export const ETHEREUM_BY_RULE = EVM_BIT + 1

/** The coin type that stands for a chain, with Ethereum as 60. Problem 400 "Invalid chainId" for what is no EVM chain. */
export function readCoinType(coinType: number): number {
  if (coinType === ETHEREUM || coinType === ETHEREUM_BY_RULE) return ETHEREUM
  if (Number.isInteger(coinType) && coinType > EVM_BIT && coinType < 2 * EVM_BIT) return coinType
  throw new Problem('invalid_coin_type')
}

/** The CAIP-2 chain of a coin type that `readCoinType` returned. */
export function chainOf(coinType: number): string {
  return `eip155:${coinType === ETHEREUM ? 1 : coinType - EVM_BIT}`
}
