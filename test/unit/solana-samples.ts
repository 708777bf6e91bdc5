import { fromBase58 } from '../../runtime/core/base58.js'
import type { WishContext } from '../../runtime/wallet-site/signing/wish.js'

/** The account of 32 zero bytes of entropy. */
export const ownSolana = '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx'
/** Another account. */
export const otherSolana = '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g'
/** Programs and what else is named in transactions. */
export const names = {
  system: '11111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associated: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  memo: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  budget: 'ComputeBudget111111111111111111111111111111',
  mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  source: 'So11111111111111111111111111111111111111112',
  target: 'SysvarC1ock11111111111111111111111111111111',
} as const

/** Devnet, with the own account. */
export const solanaContext: WishContext = {
  app: 'https://app.example',
  namespace: 'solana',
  reference: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  address: ownSolana,
}

/** An instruction, accounts by their addresses. */
export interface SampleInstruction {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: readonly number[]
}

/** What a message may have otherwise. */
export interface SampleOptions {
  readonly instructions?: readonly SampleInstruction[]
  readonly signers?: readonly string[]
  /** Keys behind those of the instructions. */
  readonly more?: readonly string[]
  readonly isVersioned?: boolean
  /** Bytes behind the instructions. */
  readonly end?: readonly number[]
  readonly header?: readonly number[]
}

/** A number as so many bytes, the lowest first. */
export function little(value: bigint, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
}

/** `System.transfer`. */
export function systemTransfer(amount = 5n, to: string = otherSolana, from = ownSolana): SampleInstruction {
  return { program: names.system, accounts: [from, to], data: [2, 0, 0, 0, ...little(amount, 8)] }
}

/** `TransferChecked` of a token. */
export function tokenTransfer(amount = 7n, program: string = names.token, owner = ownSolana): SampleInstruction {
  const accounts = [names.source, names.mint, names.target, owner]
  return { program, accounts, data: [12, ...little(amount, 8), 6] }
}

/** `CreateIdempotent` of the associated program. */
export function makeAccount(
  own: Partial<Record<'account' | 'owner' | 'mint' | 'payer', string>> = {},
): SampleInstruction {
  const { account = names.target, owner = otherSolana, mint = names.mint, payer = ownSolana } = own
  return { program: names.associated, accounts: [payer, account, owner, mint, names.system, names.token], data: [1] }
}

/** The bytes of a message. */
export function messageOf(options: SampleOptions = {}): Uint8Array {
  const { instructions = [systemTransfer()], signers = [ownSolana], more = [], isVersioned = false, end } = options
  const keys = [
    ...new Set([...signers, ...instructions.flatMap(({ accounts, program }) => [...accounts, program])]),
    ...more,
  ]
  const at = (key: string) => keys.indexOf(key)
  return Uint8Array.from([
    ...(isVersioned ? [0x80] : []),
    ...(options.header ?? [signers.length, 0, 0]),
    keys.length,
    ...keys.flatMap((key) => [...(fromBase58(key) ?? [])]),
    ...new Array(32).fill(9),
    instructions.length,
    ...instructions.flatMap(({ program, accounts, data }) => [
      at(program),
      accounts.length,
      ...accounts.map(at),
      data.length,
      ...data,
    ]),
    ...(end ?? (isVersioned ? [0] : [])),
  ])
}

/** The message of one transfer of SOL. */
export function transferBytes(amount?: bigint): Uint8Array {
  return messageOf({ instructions: [systemTransfer(amount)] })
}

/** A message with room for its signatures in front. */
export function wireOf(message: Uint8Array, count = 1): Uint8Array {
  return Uint8Array.from([count, ...new Array(64 * count).fill(0), ...message])
}
