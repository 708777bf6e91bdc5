import type { EncodedAccount } from '@solana/kit'
import { getBase58Decoder, getBase64Decoder } from '@solana/kit'
import type { AccountConfig } from '../rpc/method.js'
import { RpcError, rpcCodes } from '../rpc/rpc-error.js'
import { readMint, readTokenAccount, writeAmount } from './token-layout.js'

/** Longer data in base58 take too long to write: nodes refuse it. */
const MAX_BASE58 = 128

/** Gives the decimals of a mint, 0 of one that does not exist. */
export type DecimalsOf = (mint: string) => number

/**
 * An account as Solana's nodes write it. `jsonParsed` falls back to base64 for what is no mint or token account.
 * Throws an `RpcError` when base58 is asked of too much data.
 */
export function encodeAccount(account: EncodedAccount, config: AccountConfig, decimalsOf: DecimalsOf) {
  const { lamports, programAddress, executable, data } = account
  const base = { lamports, owner: programAddress, executable, rentEpoch: 0, space: data.length }
  const parsed = config?.encoding === 'jsonParsed' ? parseAccount(account, decimalsOf) : undefined
  return { ...base, data: parsed ?? encodeData(data, config) }
}

function encodeData(data: EncodedAccount['data'], config: AccountConfig): unknown {
  const slice = config?.dataSlice
  const part = slice ? data.slice(slice.offset, slice.offset + slice.length) : data
  const encoding = config?.encoding
  if (encoding === 'base64' || encoding === 'jsonParsed') return [getBase64Decoder().decode(part), 'base64']
  if (part.length > MAX_BASE58)
    throw new RpcError(
      rpcCodes.invalidRequest,
      `Encoded binary (base 58) data should be less than ${MAX_BASE58} bytes, please use Base64 encoding.`,
    )
  const text = getBase58Decoder().decode(part)
  return encoding === 'base58' ? [text, 'base58'] : text
}

function parseAccount(account: EncodedAccount, decimalsOf: DecimalsOf): unknown {
  const program = account.programAddress.startsWith('Tokenz') ? 'spl-token-2022' : 'spl-token'
  const space = account.data.length
  const mint = readMint(account)
  if (mint) return { program, space, parsed: { type: 'mint', info: { ...mint, supply: mint.supply.toString() } } }
  const token = readTokenAccount(account)
  if (!token) return undefined
  const { amount, delegate, ...rest } = token
  const tokenAmount = writeAmount(amount, decimalsOf(token.mint))
  return {
    program,
    space,
    parsed: { type: 'account', info: { ...rest, tokenAmount, ...(delegate ? { delegate } : {}) } },
  }
}
