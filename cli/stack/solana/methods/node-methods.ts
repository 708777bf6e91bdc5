import { z } from 'zod'
import { atSlot } from '../ledger/at-slot.js'
import type { Ledger } from '../ledger/ledger.js'
import { blockhashSchema, defineMethod, type Methods } from '../rpc/method.js'

/** How long a blockhash stays valid, in blocks. */
const VALID_BLOCKS = 150n
const SLOTS_IN_EPOCH = 432_000n

/** Methods about the chain itself. */
export function nodeMethods(ledger: Ledger): Methods {
  const nothing = z.array(z.unknown())
  const slot = defineMethod(nothing, () => ledger.slot())
  return {
    getHealth: defineMethod(nothing, () => 'ok'),
    getVersion: defineMethod(nothing, () => ({ 'solana-core': '2.2.0', 'feature-set': 0 })),
    getGenesisHash: defineMethod(nothing, () => ledger.genesisHash),
    getSlot: slot,
    getBlockHeight: slot,
    getFirstAvailableBlock: defineMethod(nothing, () => 0),
    minimumLedgerSlot: defineMethod(nothing, () => 0),
    getTransactionCount: defineMethod(nothing, () => ledger.count()),
    getEpochInfo: defineMethod(nothing, () => ({
      absoluteSlot: ledger.slot(),
      blockHeight: ledger.slot(),
      epoch: ledger.slot() / SLOTS_IN_EPOCH,
      slotIndex: ledger.slot() % SLOTS_IN_EPOCH,
      slotsInEpoch: SLOTS_IN_EPOCH,
      transactionCount: ledger.count(),
    })),
    // Seconds per slot are not constant here, so that only the present is known.
    getBlockTime: defineMethod(z.tuple([z.int().min(0)]).rest(z.unknown()), ([at]) =>
      BigInt(at) <= ledger.slot() ? ledger.now() : null,
    ),
    getRecentPrioritizationFees: defineMethod(nothing, () => []),
    getLatestBlockhash: defineMethod(nothing, () =>
      atSlot(ledger, {
        blockhash: ledger.svm.latestBlockhash(),
        lastValidBlockHeight: ledger.slot() + VALID_BLOCKS,
      }),
    ),
    isBlockhashValid: defineMethod(z.tuple([blockhashSchema]).rest(z.unknown()), ([blockhash]) =>
      atSlot(ledger, ledger.isRecent(blockhash)),
    ),
  }
}
