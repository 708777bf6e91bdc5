import { toHex } from './hex.js'

/** What `transfer(address,uint256)` of ERC-20 moves. */
export interface TokenTransfer {
  /** In small letters. */
  readonly to: string
  readonly amount: bigint
}

/** `transfer(address,uint256)`. */
const SELECTOR = '0xa9059cbb'
const CALL_BYTES = 4 + 32 + 32

/** Reads the data of a call: exactly one transfer and nothing behind it; `undefined` for anything else. */
export function readTokenTransfer(data: Uint8Array): TokenTransfer | undefined {
  if (data.length !== CALL_BYTES || toHex(data.subarray(0, 4)) !== SELECTOR) return undefined
  // A contract may read what stands before an address, or not.
  if (data.subarray(4, 16).some((byte) => byte !== 0)) return undefined
  return { to: toHex(data.subarray(16, 36)), amount: BigInt(toHex(data.subarray(36))) }
}

/** Whether a call moves the network's own token, or one token by `transfer`, and nothing beside it. */
export function isPlainCall(data: Uint8Array, value: bigint): boolean {
  return data.length === 0 || (value === 0n && readTokenTransfer(data) !== undefined)
}
