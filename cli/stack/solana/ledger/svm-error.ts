import type { FailedTransactionMetadata } from 'litesvm'
import { instructionErrors, transactionErrors } from './svm-errors.data.js'

/** Why a transaction failed, as Solana's nodes write it: `'BlockhashNotFound'`, `{ InstructionError: [0, …] }`. */
export type TransactionError = string | Readonly<Record<string, unknown>>

/** Reads the error of LiteSVM, whose names are numbers there. */
export function readError(failed: FailedTransactionMetadata): TransactionError {
  const error = failed.err()
  if (typeof error === 'number') return transactionErrors[error] ?? 'SanitizeFailure'
  if ('err' in error) return { InstructionError: [error.index, instructionError(error.err())] }
  if ('accountIndex' in error) {
    // The two classes differ in nothing but their name.
    const isRent = error.constructor.name === 'TransactionErrorInsufficientFundsForRent'
    const name = isRent ? 'InsufficientFundsForRent' : 'ProgramExecutionTemporarilyRestricted'
    return { [name]: { account_index: error.accountIndex } }
  }
  return { DuplicateInstruction: error.index }
}

function instructionError(error: number | { readonly code: number } | { readonly msg: string }): TransactionError {
  if (typeof error === 'number') return instructionErrors[error] ?? 'InvalidError'
  return 'code' in error ? { Custom: error.code } : { BorshIoError: error.msg }
}
