import { concat, isHex, keccak256, numberToHex, pad } from 'viem'
import type { TransferDraft } from '../../../contract/transfer.js'

/** What a transaction does, whoever prices it. */
export interface EvmCall {
  readonly to: string
  readonly value: bigint
  readonly data: string
}

/** Makes calldata of a selector of four bytes and one or two words. */
export function calldata(selector: string, ...words: readonly (string | bigint)[]): string {
  const padded = words.map((word) => pad(typeof word === 'bigint' ? numberToHex(word) : toHex(word)))
  return concat([toHex(selector), ...padded])
}

/**
 * The call that a transfer is: a plain transaction for the native coin, else `transfer(address,uint256)` of ERC-20, which tokens
 * without a return value take as well (FACTS 13.10).
 */
export function callOf({ asset, to, value }: Pick<TransferDraft, 'asset' | 'to' | 'value'>): EvmCall {
  if (asset.address === null) return { to, value, data: '0x' }
  return { to: asset.address, value: 0n, data: calldata('0xa9059cbb', to, value) }
}

/** Tells receiver, value and data of a transaction apart from those of any other one. A contract that is made has no receiver. */
export function digestOf({ to, value, data }: Omit<EvmCall, 'to'> & { readonly to: string | null }): string {
  return keccak256(concat([pad(toHex(to ?? '0x')), numberToHex(value, { size: 32 }), toHex(data)]))
}

function toHex(text: string): `0x${string}` {
  const lower = text.toLowerCase()
  if (!isHex(lower)) throw new TypeError(`${lower} is not hex`)
  return lower
}
