import type { IndexedTransfer } from '../indexed.js'
import type { SolanaTokenBalance, SolanaTransaction } from './decode-solana.js'

/** The mint of SOL in the form of a token: lamports of such accounts are balance, not rent. */
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

/**
 * What moved in a transaction, read from the balances before and after it, so that no program has to be understood.
 * Accounts that lost of an asset gave to accounts that gained of it, the largest to the largest; a loss without a gain
 * has no receiver. The fee, and the rent of token accounts, are costs of the fee payer, no transfers.
 */
export function solanaTransfers({ transaction, meta }: SolanaTransaction): readonly IndexedTransfer[] {
  if (meta.err) return []
  const keys = [
    ...transaction.message.accountKeys,
    ...(meta.loadedAddresses?.writable ?? []),
    ...(meta.loadedAddresses?.readonly ?? []),
  ]
  const native = nativeChanges(meta, keys)
  const mints = tokenChanges(meta)
  return [
    ...pair(native).map((moved): IndexedTransfer => ({ kind: 'native', token: null, tokenId: null, ...moved })),
    ...[...mints].flatMap(([mint, changes]) =>
      pair(changes).map((moved): IndexedTransfer => ({ kind: 'spl', token: mint, tokenId: null, ...moved })),
    ),
  ]
}

type Changes = Map<string, bigint>

function nativeChanges(meta: SolanaTransaction['meta'], keys: readonly string[]): Changes {
  const tokens = [...(meta.preTokenBalances ?? []), ...(meta.postTokenBalances ?? [])]
  const mintOf = new Map(tokens.map(({ accountIndex, mint }) => [accountIndex, mint]))
  const changes: Changes = new Map()
  const payer = keys[0] ?? ''
  add(changes, payer, meta.fee)
  keys.forEach((key, index) => {
    const change = (meta.postBalances[index] ?? 0n) - (meta.preBalances[index] ?? 0n)
    const mint = mintOf.get(index)
    if (mint === WRAPPED_SOL) return
    add(changes, mint ? payer : key, change)
  })
  return changes
}

function tokenChanges(meta: SolanaTransaction['meta']): ReadonlyMap<string, Changes> {
  const mints = new Map<string, Changes>()
  const count = (balances: readonly SolanaTokenBalance[] | null | undefined, sign: bigint) => {
    for (const { mint, owner, uiTokenAmount } of balances ?? []) {
      if (!owner) continue
      const changes = mints.get(mint) ?? new Map<string, bigint>()
      mints.set(mint, changes)
      add(changes, owner, sign * BigInt(uiTokenAmount.amount))
    }
  }
  count(meta.preTokenBalances, -1n)
  count(meta.postTokenBalances, 1n)
  return mints
}

function add(changes: Changes, key: string, amount: bigint): void {
  changes.set(key, (changes.get(key) ?? 0n) + amount)
}

interface Moved {
  readonly sender: string | null
  readonly recipient: string | null
  readonly amount: bigint
}

/** Pairs losses with gains. The sums per account stay as they are, whatever the pairing. */
function pair(changes: ReadonlyMap<string, bigint>): readonly Moved[] {
  const givers = side(changes, -1n)
  const takers = side(changes, 1n)
  const moved: Moved[] = []
  while (givers[0] && takers[0]) {
    const [giver, taker] = [givers[0], takers[0]]
    const [amount = 0n] = [giver.amount, taker.amount].sort(compare)
    moved.push({ sender: giver.account, recipient: taker.account, amount })
    giver.amount -= amount
    taker.amount -= amount
    if (giver.amount === 0n) givers.shift()
    if (taker.amount === 0n) takers.shift()
  }
  for (const { account, amount } of givers) moved.push({ sender: account, recipient: null, amount })
  for (const { account, amount } of takers) moved.push({ sender: null, recipient: account, amount })
  return moved
}

function side(changes: ReadonlyMap<string, bigint>, sign: bigint): { account: string; amount: bigint }[] {
  return [...changes]
    .map(([account, change]) => ({ account, amount: change * sign }))
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => compare(b.amount, a.amount) || compare(a.account, b.account))
}

function compare<T extends bigint | string>(a: T, b: T): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
