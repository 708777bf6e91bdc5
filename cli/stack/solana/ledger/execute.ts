import type { EncodedAccount, Signature } from '@solana/kit'
import { getBase58Decoder, isFullySignedTransaction } from '@solana/kit'
import type { TransactionMetadata } from 'litesvm'
import { FailedTransactionMetadata } from 'litesvm'
import { parseInstruction } from '../encode/parse-instruction.js'
import { RpcError, rpcCodes } from '../rpc/rpc-error.js'
import type { DecodedTransaction, IndexedInstruction, MessageAccount } from './decode-transaction.js'
import { accountsOf, instructionsOf } from './decode-transaction.js'
import type { Ledger } from './ledger.js'
import { loadAddresses, readBalances } from './read-balances.js'
import type { TransactionRecord } from './record.js'
import { readError, type TransactionError } from './svm-error.js'

/** What a simulation says. */
export interface Simulation {
  readonly error: TransactionError | null
  readonly logs: readonly string[]
  readonly computeUnits: bigint
  /** The accounts of the transaction as it would leave them; none of one that fails. */
  readonly accounts: readonly EncodedAccount[]
}

/** What a simulation checks besides the instructions. */
export interface SimulationChecks {
  readonly isSignatureChecked: boolean
  readonly isBlockhashChecked: boolean
}

/**
 * Executes a transaction and adds it to the ledger, also when it fails: then it is charged as on a real chain.
 * One that was executed before only gives its signature again. Throws an `RpcError` for one that no node would take in:
 * not signed, or (unless `isPreflight` is false) failing in a simulation. Without a preflight one that a chain would
 * never include gives its signature and is not heard of again.
 */
export function execute(ledger: Ledger, decoded: DecodedTransaction, isPreflight: boolean): Signature {
  const signature = signatureOf(decoded)
  if (ledger.record(signature)) return signature
  if (isPreflight) {
    const { error, ...rest } = simulate(ledger, decoded, { isSignatureChecked: true, isBlockhashChecked: true })
    if (error !== null) throw preflightFailure({ error, ...rest })
  } else if (!ledger.isRecent(decoded.message.lifetimeToken)) return signature
  const loaded = loadAddresses(ledger, decoded.message)
  const accounts = accountsOf(decoded.message, loaded)
  const before = readBalances(ledger, accounts)
  const result = ledger.svm.sendTransaction(decoded.transaction)
  const error = result instanceof FailedTransactionMetadata ? readError(result) : null
  const meta = result instanceof FailedTransactionMetadata ? result.meta() : result
  const after = readBalances(ledger, accounts)
  // Nothing else leaves the accounts of a transaction.
  const fee = sum(before.lamports) - sum(after.lamports)
  if (error !== null && fee === 0n) return signature
  ledger.nextSlot()
  ledger.add({
    ...decoded,
    signature,
    slot: ledger.slot(),
    time: ledger.now(),
    error,
    logs: meta.logs(),
    loaded,
    accounts,
    before,
    after,
    fee,
    computeUnits: meta.computeUnitsConsumed(),
    inner: readInner(meta),
    memo: readMemo(decoded, accounts),
  })
  return signature
}

/** Runs a transaction without keeping what it does. */
export function simulate(
  ledger: Ledger,
  decoded: DecodedTransaction,
  { isSignatureChecked, isBlockhashChecked }: SimulationChecks,
): Simulation {
  // LiteSVM only knows the latest blockhash, a node 150 of them.
  if (isBlockhashChecked && !ledger.isRecent(decoded.message.lifetimeToken))
    return { error: 'BlockhashNotFound', logs: [], computeUnits: 0n, accounts: [] }
  if (isSignatureChecked) {
    if (!isFullySignedTransaction(decoded.transaction))
      return { error: 'SignatureFailure', logs: [], computeUnits: 0n, accounts: [] }
    return simulateWith(ledger, decoded)
  }
  ledger.svm.withSigverify(false)
  try {
    return simulateWith(ledger, decoded)
  } finally {
    ledger.svm.withSigverify(true)
  }
}

function simulateWith({ svm }: Ledger, { transaction }: DecodedTransaction): Simulation {
  const result = svm.simulateTransaction(transaction)
  const meta = result.meta()
  const said = { logs: meta.logs(), computeUnits: meta.computeUnitsConsumed() }
  return result instanceof FailedTransactionMetadata
    ? { error: readError(result), ...said, accounts: [] }
    : { error: null, ...said, accounts: result.postAccounts() }
}

/** The signature of the fee payer names a transaction. Throws an `RpcError` when one is missing. */
function signatureOf({ transaction }: DecodedTransaction): Signature {
  const [first] = Object.values(transaction.signatures)
  if (!first || !isFullySignedTransaction(transaction))
    throw new RpcError(rpcCodes.signatureFailure, 'Transaction signature verification failure')
  return getBase58Decoder().decode(first) as Signature
}

function preflightFailure({ error, logs, computeUnits }: Simulation): RpcError {
  if (error === 'SignatureFailure')
    return new RpcError(rpcCodes.signatureFailure, 'Transaction signature verification failure')
  const why = error === 'BlockhashNotFound' ? 'Blockhash not found' : JSON.stringify(error)
  const data = { err: error, logs, accounts: null, unitsConsumed: computeUnits, returnData: null }
  return new RpcError(rpcCodes.preflightFailure, `Transaction simulation failed: ${why}`, data)
}

function readInner(meta: TransactionMetadata): TransactionRecord['inner'] {
  return meta.innerInstructions().map((calls) =>
    calls.map((call): IndexedInstruction => {
      const instruction = call.instruction()
      return {
        programIndex: instruction.programIdIndex(),
        accounts: [...instruction.accounts()],
        data: instruction.data(),
        stackHeight: call.stackHeight(),
      }
    }),
  )
}

function readMemo({ message }: DecodedTransaction, accounts: readonly MessageAccount[]): string | null {
  const memos = instructionsOf(message).flatMap(({ programIndex, data }) => {
    const programId = accounts[programIndex]?.address ?? ''
    const parsed = parseInstruction({ programId, accounts: [], data })
    return parsed?.program === 'spl-memo' ? [`[${data.length}] ${parsed.parsed}`] : []
  })
  return memos.length > 0 ? memos.join('; ') : null
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
