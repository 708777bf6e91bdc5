import type { Address } from '@solana/kit'
import { getAddressEncoder } from '@solana/kit'

/** What a mint is made of. */
export interface NewMint {
  readonly authority: Address
  /** In base units. */
  readonly supply: bigint
  readonly decimals: number
  /** Of Token-2022: what a transfer costs, in hundredths of a percent of it. */
  readonly feeBasisPoints?: number
}

/** What a token account is made of. */
export interface NewTokenAccount {
  readonly mint: Address
  readonly owner: Address
  /** In base units. */
  readonly amount: bigint
  /** Of Token-2022: whether its mint has a fee, of which the account then holds a part back. */
  readonly hasFee?: boolean
}

const MINT_SIZE = 82
const ACCOUNT_SIZE = 165
/** Token-2022 puts the kind of an account behind the size of a token account, and extensions after it. */
const kinds = { mint: 1, account: 2 }
const extensions = { transferFeeConfig: 1, transferFeeAmount: 2, immutableOwner: 7 }
/** A fee has no upper limit. */
const NO_MAXIMUM = 0xffff_ffff_ffff_ffffn

/** Layout of a mint; `readMint` is its other side. */
export function writeMint({ authority, supply, decimals, feeBasisPoints }: NewMint): Uint8Array {
  const data = new Uint8Array(feeBasisPoints === undefined ? MINT_SIZE : ACCOUNT_SIZE)
  const view = new DataView(data.buffer)
  view.setUint32(0, 1, true)
  data.set(getAddressEncoder().encode(authority), 4)
  view.setBigUint64(36, supply, true)
  view.setUint8(44, decimals)
  view.setUint8(45, 1)
  if (feeBasisPoints === undefined) return data
  return join(data, [kinds.mint], extension(extensions.transferFeeConfig, feeConfig(feeBasisPoints)))
}

/** Layout of a token account of the program of before; `readTokenAccount` is its other side. */
export function writeTokenAccount({ mint, owner, amount }: NewTokenAccount): Uint8Array {
  const data = new Uint8Array(ACCOUNT_SIZE)
  const view = new DataView(data.buffer)
  data.set(getAddressEncoder().encode(mint), 0)
  data.set(getAddressEncoder().encode(owner), 32)
  view.setBigUint64(64, amount, true)
  view.setUint8(108, 1)
  return data
}

/** The same for Token-2022, with the extensions that an associated account has. */
export function writeToken2022Account({ hasFee = false, ...account }: NewTokenAccount): Uint8Array {
  const held = hasFee ? extension(extensions.transferFeeAmount, new Uint8Array(8)) : []
  return join(writeTokenAccount(account), [kinds.account], extension(extensions.immutableOwner, []), held)
}

/** The fee before and since the epoch it was changed in; no one may change it or take what is held back. */
function feeConfig(basisPoints: number): Uint8Array {
  const fee = new Uint8Array(18)
  const view = new DataView(fee.buffer)
  view.setBigUint64(8, NO_MAXIMUM, true)
  view.setUint16(16, basisPoints, true)
  const authorities = new Uint8Array(64)
  return join(authorities, new Uint8Array(8), fee, fee)
}

/** Type, length and value. */
function extension(type: number, value: Iterable<number>): Uint8Array {
  const bytes = Uint8Array.from(value)
  const head = new DataView(new ArrayBuffer(4))
  head.setUint16(0, type, true)
  head.setUint16(2, bytes.length, true)
  return join(new Uint8Array(head.buffer), bytes)
}

function join(...parts: readonly Iterable<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
