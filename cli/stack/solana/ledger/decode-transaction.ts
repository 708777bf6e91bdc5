import type {
  Address,
  CompiledTransactionMessage,
  CompiledTransactionMessageWithLifetime,
  ReadonlyUint8Array,
  Transaction,
} from '@solana/kit'
import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import { RpcError, rpcCodes } from '../rpc/rpc-error.js'

/** A message of a version this chain runs. */
export type Message = Extract<CompiledTransactionMessage, { readonly version: 'legacy' | 0 }> &
  CompiledTransactionMessageWithLifetime

/** A transaction off the wire. */
export interface DecodedTransaction {
  readonly wire: Uint8Array
  readonly transaction: Transaction
  readonly message: Message
}

/** The largest transaction of versions 0 and legacy, in bytes. */
const MAX_BYTES = 1_232

/** Decodes the wire format. Throws an `RpcError` of -32602 for anything that is not a legacy or version 0 transaction. */
export function decodeTransaction(wire: Uint8Array): DecodedTransaction {
  if (wire.length > MAX_BYTES)
    throw new RpcError(
      rpcCodes.invalidParams,
      `decoded transaction too large: ${wire.length} bytes (max: ${MAX_BYTES} bytes)`,
    )
  let transaction: Transaction
  let message: CompiledTransactionMessage & CompiledTransactionMessageWithLifetime
  try {
    transaction = getTransactionDecoder().decode(wire)
    message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
  } catch {
    throw new RpcError(rpcCodes.invalidParams, 'failed to deserialize the transaction')
  }
  if (message.version === 1) throw new RpcError(rpcCodes.invalidParams, 'transactions of version 1 are not supported')
  return { wire, transaction, message }
}

/** Addresses that a transaction loads from lookup tables, in their order. */
export interface LoadedAddresses {
  readonly writable: readonly Address[]
  readonly readonly: readonly Address[]
}

/** Every account of a message with what it may do. */
export interface MessageAccount {
  readonly address: Address
  readonly isSigner: boolean
  readonly isWritable: boolean
  readonly isLoaded: boolean
}

/** The accounts of a message by the index that its instructions use: its own first, then the loaded ones. */
export function accountsOf(message: Message, loaded: LoadedAddresses): readonly MessageAccount[] {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = message.header
  const size = message.staticAccounts.length
  const own = message.staticAccounts.map((address, index): MessageAccount => {
    const isSigner = index < numSignerAccounts
    const end = isSigner ? numSignerAccounts - numReadonlySignerAccounts : size - numReadonlyNonSignerAccounts
    return { address, isSigner, isWritable: index < end, isLoaded: false }
  })
  const load = (isWritable: boolean) => (address: Address) => ({ address, isSigner: false, isWritable, isLoaded: true })
  return [...own, ...loaded.writable.map(load(true)), ...loaded.readonly.map(load(false))]
}

/** One instruction as a message holds it. */
export interface IndexedInstruction {
  readonly programIndex: number
  readonly accounts: readonly number[]
  readonly data: ReadonlyUint8Array
  /** How deep it was called; only of inner ones. */
  readonly stackHeight?: number
}

/** The instructions of a message. */
export function instructionsOf(message: Message): readonly IndexedInstruction[] {
  return message.instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
    programIndex: programAddressIndex,
    accounts: accountIndices,
    data,
  }))
}
