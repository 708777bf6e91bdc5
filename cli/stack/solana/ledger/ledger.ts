import type { Address, Signature } from '@solana/kit'
import { lamports } from '@solana/kit'
import { LiteSVM } from 'litesvm'
import { readMint } from '../encode/token-layout.js'
import type { TransactionRecord } from './record.js'

/** Called with each transaction that was executed. */
export type OnRecord = (record: TransactionRecord) => void

/** The chain: the virtual machine, its slots and what happened so far. */
export interface Ledger {
  readonly svm: LiteSVM
  /** That of a public cluster, so that the chain fits its CAIP-2 id. */
  readonly genesisHash: string
  slot(): bigint
  /** Seconds since 1970. */
  now(): number
  /** Begins the next slot, with a blockhash of its own. */
  nextSlot(): void
  isRecent(blockhash: string): boolean
  /** Decimals of a mint, 0 when there is none. */
  decimalsOf(mint: string): number
  add(record: TransactionRecord): void
  record(signature: string): TransactionRecord | undefined
  /** Signatures of the transactions that name an address, newest first. */
  signaturesOf(address: string): readonly Signature[]
  count(): number
  /** The returned functions take the listeners off again. */
  onRecord(listener: OnRecord): () => void
  onSlot(listener: (slot: bigint) => void): () => void
}

/** What a ledger is made with. */
export interface LedgerOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The hash of its first block, which tells clusters apart. */
  readonly genesisHash: string
}

/** How many blockhashes count as recent: as on mainnet. */
const RECENT = 150
/** Older transactions are forgotten. */
const MAX_RECORDS = 10_000

/** Makes an empty chain at slot 1. */
export function createLedger({ now, genesisHash }: LedgerOptions): Ledger {
  const svm = new LiteSVM().withTransactionHistory(BigInt(MAX_RECORDS)).withBlockhashCheck(false)
  const recent: { readonly slot: bigint; readonly hash: string }[] = []
  const records = new Map<string, TransactionRecord>()
  const byAddress = new Map<string, Signature[]>()
  const recordListeners = new Set<OnRecord>()
  const slotListeners = new Set<(slot: bigint) => void>()
  let slot = 0n

  const forgetOldest = (): void => {
    const [oldest] = records.values()
    if (!oldest) return
    records.delete(oldest.signature)
    for (const { address } of oldest.accounts) {
      const signatures = byAddress.get(address)
      signatures?.shift()
      if (signatures?.length === 0) byAddress.delete(address)
    }
  }

  const ledger: Ledger = {
    svm,
    genesisHash,
    slot: () => slot,
    now: () => Math.floor(now() / 1_000),
    nextSlot() {
      slot += 1n
      svm.expireBlockhash()
      svm.warpToSlot(slot)
      // Its own clock stands still.
      const clock = svm.getClock()
      clock.unixTimestamp = BigInt(ledger.now())
      svm.setClock(clock)
      recent.unshift({ slot, hash: svm.latestBlockhash() })
      recent.length = Math.min(recent.length, RECENT)
      // Lookup tables are made from a slot that is in here.
      svm.setSlotHashes([...recent])
      for (const listener of slotListeners) listener(slot)
    },
    isRecent: (blockhash) => recent.some(({ hash }) => hash === blockhash),
    decimalsOf(mint) {
      const account = svm.getAccount(mint as Address)
      return account.exists ? (readMint(account)?.decimals ?? 0) : 0
    },
    add(record) {
      if (records.size >= MAX_RECORDS) forgetOldest()
      records.set(record.signature, record)
      for (const address of new Set(record.accounts.map((account) => account.address))) {
        const signatures = byAddress.get(address) ?? []
        signatures.push(record.signature)
        byAddress.set(address, signatures)
      }
      for (const listener of recordListeners) listener(record)
    },
    record: (signature) => records.get(signature),
    signaturesOf: (address) => (byAddress.get(address) ?? []).toReversed(),
    count: () => records.size,
    onRecord(listener) {
      recordListeners.add(listener)
      return () => void recordListeners.delete(listener)
    },
    onSlot(listener) {
      slotListeners.add(listener)
      return () => void slotListeners.delete(listener)
    },
  }
  ledger.nextSlot()
  return ledger
}

/** Puts an account onto the chain as it is. */
export function putAccount(
  { svm }: Ledger,
  account: {
    readonly address: Address
    readonly owner: Address
    readonly lamports: bigint
    readonly data?: Uint8Array
  },
): void {
  const { address, owner, data = new Uint8Array() } = account
  svm.setAccount({
    address,
    data,
    executable: false,
    lamports: lamports(account.lamports),
    programAddress: owner,
    space: BigInt(data.length),
  })
}
