import type { Address, EncodedAccount } from '@solana/kit'
import { getAddressDecoder } from '@solana/kit'

/** The two token programs. */
export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

/** A mint: what is known of a token. */
export interface Mint {
  readonly decimals: number
  /** In base units. */
  readonly supply: bigint
  readonly isInitialized: boolean
  readonly mintAuthority: Address | null
  readonly freezeAuthority: Address | null
}

/** An account that holds a token. */
export interface TokenAccount {
  readonly mint: Address
  readonly owner: Address
  /** In base units. */
  readonly amount: bigint
  readonly state: 'uninitialized' | 'initialized' | 'frozen'
  readonly delegate: Address | null
  readonly isNative: boolean
}

const MINT_SIZE = 82
const ACCOUNT_SIZE = 165
const states = ['uninitialized', 'initialized', 'frozen'] as const
/** Token-2022 puts the kind of an account behind the size of a token account. */
const kinds = { mint: 1, account: 2 }

/** Reads the account of a mint, `undefined` when it is none. */
export function readMint({ programAddress, data }: EncodedAccount): Mint | undefined {
  if (!isTokenProgram(programAddress)) return undefined
  if (data.length !== MINT_SIZE && data[ACCOUNT_SIZE] !== kinds.mint) return undefined
  const view = viewOf(data)
  return {
    mintAuthority: view.getUint32(0, true) === 1 ? addressAt(data, 4) : null,
    supply: view.getBigUint64(36, true),
    decimals: view.getUint8(44),
    isInitialized: view.getUint8(45) === 1,
    freezeAuthority: view.getUint32(46, true) === 1 ? addressAt(data, 50) : null,
  }
}

/** Reads a token account, `undefined` when it is none. */
export function readTokenAccount({ programAddress, data }: EncodedAccount): TokenAccount | undefined {
  if (!isTokenProgram(programAddress)) return undefined
  if (data.length !== ACCOUNT_SIZE && data[ACCOUNT_SIZE] !== kinds.account) return undefined
  const view = viewOf(data)
  return {
    mint: addressAt(data, 0),
    owner: addressAt(data, 32),
    amount: view.getBigUint64(64, true),
    delegate: view.getUint32(72, true) === 1 ? addressAt(data, 76) : null,
    state: states[view.getUint8(108)] ?? 'uninitialized',
    isNative: view.getUint32(109, true) === 1,
  }
}

/** An amount as Solana's nodes write it: base units as text, and as a decimal number. */
export function writeAmount(amount: bigint, decimals: number) {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = rest === '' ? whole : `${whole}.${rest}`
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

/** Whether accounts of this program are mints and token accounts. */
export function isTokenProgram(address: string): boolean {
  return (tokenPrograms as readonly string[]).includes(address)
}

function viewOf(data: EncodedAccount['data']): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}

function addressAt(data: EncodedAccount['data'], offset: number): Address {
  return getAddressDecoder().decode(data, offset)
}
