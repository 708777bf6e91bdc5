import { getBase58Decoder, getBase64Decoder } from '@solana/kit'
import type { IndexedInstruction, MessageAccount } from '../ledger/decode-transaction.js'
import { instructionsOf } from '../ledger/decode-transaction.js'
import type { TokenBalance, TransactionRecord } from '../ledger/record.js'
import { RpcError, rpcCodes } from '../rpc/rpc-error.js'
import { parseInstruction } from './parse-instruction.js'
import { writeAmount } from './token-layout.js'

/** How a transaction is written. */
export type TransactionEncoding = 'json' | 'jsonParsed' | 'base64' | 'base58'

/** What a client asks for. */
export interface TransactionConfig {
  readonly encoding?: TransactionEncoding | undefined
  /** Legacy transactions only when it is left out. */
  readonly maxSupportedTransactionVersion?: number | undefined
}

/**
 * A transaction as `getTransaction` gives it. Throws an `RpcError` of -32015 when the client does not take its version.
 */
export function encodeTransaction(record: TransactionRecord, config: TransactionConfig) {
  const { encoding = 'json', maxSupportedTransactionVersion } = config
  const { version } = record.message
  if (version === 0 && maxSupportedTransactionVersion === undefined)
    throw new RpcError(
      rpcCodes.unsupportedVersion,
      'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
    )
  return {
    slot: record.slot,
    blockTime: record.time,
    ...(maxSupportedTransactionVersion === undefined ? {} : { version }),
    transaction: encodeBody(record, encoding),
    meta: encodeMeta(record, encoding === 'jsonParsed'),
  }
}

function encodeBody(record: TransactionRecord, encoding: TransactionEncoding): unknown {
  const { wire, message, transaction, accounts } = record
  if (encoding === 'base64') return [getBase64Decoder().decode(wire), encoding]
  if (encoding === 'base58') return [getBase58Decoder().decode(wire), encoding]
  const isParsed = encoding === 'jsonParsed'
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = message.header
  const header = {
    numRequiredSignatures: numSignerAccounts,
    numReadonlySignedAccounts: numReadonlySignerAccounts,
    numReadonlyUnsignedAccounts: numReadonlyNonSignerAccounts,
  }
  const lookups = message.version === 0 ? { addressTableLookups: encodeLookups(message) } : {}
  return {
    signatures: Object.values(transaction.signatures).map((each) => (each ? getBase58Decoder().decode(each) : null)),
    message: {
      accountKeys: isParsed ? accounts.map(describeAccount) : message.staticAccounts,
      ...(isParsed ? {} : { header }),
      recentBlockhash: message.lifetimeToken,
      instructions: instructionsOf(message).map((each) => encodeInstruction(each, accounts, isParsed)),
      ...lookups,
    },
  }
}

function encodeLookups(message: Extract<TransactionRecord['message'], { readonly version: 0 }>) {
  return (message.addressTableLookups ?? []).map(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => ({
    accountKey: lookupTableAddress,
    writableIndexes,
    readonlyIndexes,
  }))
}

function describeAccount({ address, isSigner, isWritable, isLoaded }: MessageAccount) {
  return { pubkey: address, signer: isSigner, writable: isWritable, source: isLoaded ? 'lookupTable' : 'transaction' }
}

function encodeInstruction(
  { programIndex, accounts: indexes, data, stackHeight = 1 }: IndexedInstruction,
  accounts: readonly MessageAccount[],
  isParsed: boolean,
) {
  const text = getBase58Decoder().decode(data)
  if (!isParsed) return { programIdIndex: programIndex, accounts: indexes, data: text, stackHeight }
  const programId = accounts[programIndex]?.address ?? ''
  const addresses = indexes.map((index) => accounts[index]?.address ?? '')
  const known = parseInstruction({ programId, accounts: addresses, data })
  return known ? { ...known, programId, stackHeight } : { programId, accounts: addresses, data: text, stackHeight }
}

function encodeMeta(record: TransactionRecord, isParsed: boolean) {
  const { error, before, after, inner, accounts, message } = record
  return {
    err: error,
    status: error === null ? { Ok: null } : { Err: error },
    fee: record.fee,
    preBalances: before.lamports,
    postBalances: after.lamports,
    preTokenBalances: before.tokens.map(encodeTokenBalance),
    postTokenBalances: after.tokens.map(encodeTokenBalance),
    innerInstructions: inner.flatMap((calls, index) => {
      const instructions = calls.map((each) => encodeInstruction(each, accounts, isParsed))
      return calls.length === 0 ? [] : [{ index, instructions }]
    }),
    logMessages: record.logs,
    rewards: [],
    ...(message.version === 0 && !isParsed ? { loadedAddresses: record.loaded } : {}),
    computeUnitsConsumed: record.computeUnits,
  }
}

function encodeTokenBalance({ accountIndex, mint, owner, programId, amount, decimals }: TokenBalance) {
  return { accountIndex, mint, owner, programId, uiTokenAmount: writeAmount(amount, decimals) }
}
