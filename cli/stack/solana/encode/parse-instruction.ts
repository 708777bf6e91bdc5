import type { ReadonlyUint8Array } from '@solana/kit'
import { getAddressDecoder, getUtf8Decoder } from '@solana/kit'
import { isTokenProgram, writeAmount } from './token-layout.js'

/** An instruction with the addresses of its accounts. */
export interface ResolvedInstruction {
  readonly programId: string
  readonly accounts: readonly string[]
  readonly data: ReadonlyUint8Array
}

/** What `jsonParsed` shows of an instruction. */
export interface ParsedInstruction {
  readonly program: string
  readonly parsed: unknown
}

type Info = Readonly<Record<string, unknown>>
/** Reads the accounts and the data behind the tag. */
type Reader = (accounts: readonly string[], data: DataView) => Info

const SYSTEM = '11111111111111111111111111111111'
const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const memos = ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo']

const amountOf = (data: DataView): string => data.getBigUint64(0, true).toString()
const uiAmountOf = (data: DataView) => writeAmount(data.getBigUint64(0, true), data.getUint8(8))

/** Instructions of the System program by their tag, which has four bytes. */
const system: Readonly<Record<number, readonly [string, Reader]>> = {
  0: [
    'createAccount',
    ([source, newAccount], data) => ({
      source,
      newAccount,
      lamports: data.getBigUint64(0, true),
      space: data.getBigUint64(8, true),
      owner: getAddressDecoder().decode(new Uint8Array(data.buffer, data.byteOffset + 16, 32)),
    }),
  ],
  2: ['transfer', ([source, destination], data) => ({ source, destination, lamports: data.getBigUint64(0, true) })],
}

/** Instructions of the token programs by their tag, which has one byte. */
const token: Readonly<Record<number, readonly [string, Reader]>> = {
  3: [
    'transfer',
    ([source, destination, authority], data) => ({ source, destination, authority, amount: amountOf(data) }),
  ],
  4: ['approve', ([source, delegate, owner], data) => ({ source, delegate, owner, amount: amountOf(data) })],
  7: ['mintTo', ([mint, account, mintAuthority], data) => ({ mint, account, mintAuthority, amount: amountOf(data) })],
  8: ['burn', ([account, mint, authority], data) => ({ account, mint, authority, amount: amountOf(data) })],
  9: ['closeAccount', ([account, destination, owner]) => ({ account, destination, owner })],
  12: [
    'transferChecked',
    ([source, mint, destination, authority], data) => ({
      source,
      mint,
      destination,
      authority,
      tokenAmount: uiAmountOf(data),
    }),
  ],
  14: [
    'mintToChecked',
    ([mint, account, mintAuthority], data) => ({ mint, account, mintAuthority, tokenAmount: uiAmountOf(data) }),
  ],
}

/** Instructions of the program of associated token accounts by their tag; the first had no data at all once. */
const associated: Readonly<Record<number, readonly [string, Reader]>> = {
  0: ['create', readAssociated],
  1: ['createIdempotent', readAssociated],
}

/** Reads what is known; `undefined` for other programs, unknown tags and data that are cut short. */
export function parseInstruction({ programId, accounts, data }: ResolvedInstruction): ParsedInstruction | undefined {
  if (memos.includes(programId)) return { program: 'spl-memo', parsed: getUtf8Decoder().decode(data) }
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const read = (program: string, row: readonly [string, Reader] | undefined, tagSize: number) => {
    if (!row) return undefined
    const [type, reader] = row
    const rest = new DataView(data.buffer, data.byteOffset + tagSize, data.byteLength - tagSize)
    return { program, parsed: { type, info: reader(accounts, rest) } }
  }
  try {
    if (programId === SYSTEM) return read('system', system[view.getUint32(0, true)], 4)
    if (isTokenProgram(programId)) return read('spl-token', token[view.getUint8(0)], 1)
    if (programId === ASSOCIATED)
      return read('spl-associated-token-account', associated[data[0] ?? 0], Math.min(1, data.length))
  } catch (cause) {
    // Shorter than its tag promises: the program will have refused it.
    if (!(cause instanceof RangeError)) throw cause
  }
  return undefined
}

function readAssociated([source, account, wallet, mint, systemProgram, tokenProgram]: readonly string[]): Info {
  return { source, account, wallet, mint, systemProgram, tokenProgram }
}
