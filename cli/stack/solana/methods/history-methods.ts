import { z } from 'zod'
import { encodeTransaction } from '../encode/encode-transaction.js'
import { atSlot } from '../ledger/at-slot.js'
import type { Ledger } from '../ledger/ledger.js'
import type { TransactionRecord } from '../ledger/record.js'
import { addressSchema, defineMethod, type Methods, signatureSchema } from '../rpc/method.js'
import { RpcError, rpcCodes } from '../rpc/rpc-error.js'

/** As many signatures as a real node gives at once. */
const MAX_SIGNATURES = 1_000
const MAX_STATUSES = 256

const encodings = z.enum(['json', 'jsonParsed', 'base64', 'base58'])
// The second parameter was the encoding alone once.
const transactionConfig = z
  .union([
    encodings.transform((encoding) => ({ encoding, maxSupportedTransactionVersion: undefined })),
    z.object({ encoding: encodings.optional(), maxSupportedTransactionVersion: z.int().min(0).optional() }),
  ])
  .nullish()
const pageConfig = z
  .object({
    before: signatureSchema.nullish(),
    until: signatureSchema.nullish(),
    limit: z.int().min(1).max(MAX_SIGNATURES).nullish(),
  })
  .nullish()

/** Methods about what happened. */
export function historyMethods(ledger: Ledger): Methods {
  return {
    getTransaction: defineMethod(
      z.tuple([signatureSchema, transactionConfig.optional()]).rest(z.unknown()),
      ([signature, config]) => {
        const record = ledger.record(signature)
        return record ? encodeTransaction(record, config ?? {}) : null
      },
    ),
    getSignatureStatuses: defineMethod(
      z.tuple([z.array(signatureSchema).max(MAX_STATUSES)]).rest(z.unknown()),
      ([signatures]) =>
        atSlot(
          ledger,
          signatures.map((signature) => encodeStatus(ledger.record(signature))),
        ),
    ),
    getSignaturesForAddress: defineMethod(
      z.tuple([addressSchema, pageConfig.optional()]).rest(z.unknown()),
      ([address, config]) => {
        const all = ledger.signaturesOf(address)
        const { before, until, limit } = config ?? {}
        const start = before ? positionAfter(all, before, ledger) : 0
        const end = until ? all.indexOf(until) : -1
        return all
          .slice(start, end === -1 ? undefined : end)
          .slice(0, limit ?? MAX_SIGNATURES)
          .map((signature) => encodeEntry(ledger.record(signature)))
      },
    ),
  }
}

/** Where the page behind a signature begins. One that did not touch the address counts by its slot. */
function positionAfter(all: readonly string[], before: string, ledger: Ledger): number {
  const index = all.indexOf(before)
  if (index !== -1) return index + 1
  const mark = ledger.record(before)
  if (!mark) throw new RpcError(rpcCodes.invalidParams, `Invalid param: before: transaction ${before} was not found`)
  const older = all.findIndex((signature) => (ledger.record(signature)?.slot ?? 0n) < mark.slot)
  return older === -1 ? all.length : older
}

function encodeStatus(record: TransactionRecord | undefined) {
  if (!record) return null
  const { slot, error } = record
  const status = error === null ? { Ok: null } : { Err: error }
  return { slot, confirmations: null, err: error, status, confirmationStatus: 'finalized' }
}

function encodeEntry(record: TransactionRecord | undefined) {
  if (!record) return null
  const { signature, slot, error, memo, time } = record
  return { signature, slot, err: error, memo, blockTime: time, confirmationStatus: 'finalized' }
}
