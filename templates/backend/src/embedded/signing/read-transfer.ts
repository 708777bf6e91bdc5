import { Problem } from '../../http/problems.js'
import { lowerAddress } from '../../tokens/token-address.js'

/** What a call of an EVM transaction moves. Addresses are lower case. */
export interface Transfer {
  readonly recipient: string
  /** `null` for the native token. */
  readonly token: string | null
  readonly amount: bigint
}

/** A call as a transaction has it. */
export interface EvmCall {
  readonly to: string
  readonly value: bigint
  /** `0x` where there is none. */
  readonly data: string
}

/** `transfer(address,uint256)`: the selector, an address of 20 bytes in a word, an amount. */
const transferData = /^0xa9059cbb0{24}([\da-f]{40})([\da-f]{64})$/

/**
 * Reads a call by its bytes: the native token to an address, or an ERC-20 `transfer` and nothing besides. Throws the
 * problem `not_a_transfer` for anything else.
 */
export function readTransfer({ to, value, data }: EvmCall): Transfer {
  const target = lowerAddress(to)
  if (data === '0x') return { recipient: target, token: null, amount: value }
  const [, recipient, amount] = transferData.exec(data.toLowerCase()) ?? []
  if (recipient === undefined || amount === undefined || value !== 0n) throw new Problem('not_a_transfer')
  return { recipient: `0x${recipient}`, token: target, amount: BigInt(`0x${amount}`) }
}
