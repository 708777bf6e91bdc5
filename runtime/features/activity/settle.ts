import type { TransactionStatus } from '../../contract/chain.js'
import type { Kit } from '../../contract/kit.js'
import { whenSeen } from '../../core/visible.js'
import type { Submitted } from './contract.js'
import type { SubmittedStore } from './submitted.js'

/** Milliseconds before the nodes are asked again (SPEC §9); the last one from there on. */
const WAITS_MS = [1_000, 3_000, 5_000, 10_000]
/** Nodes lag behind one another: a number that is used counts once it has been used for so long. */
const PASSED_MS = 30_000
/** What no node has heard of for so long is lost. */
const LOST_MS = 86_400_000

/** What settling needs. */
export interface SettleDeps {
  readonly kit: Kit
  readonly store: SubmittedStore
  /** Those that are shown. */
  shown(): readonly Submitted[]
  /** One was settled by the nodes: the history may know it soon. */
  onSettled(): void
}

/**
 * Asks the nodes what became of the transactions that are shown, while the page is seen, until `signal` aborts or all are
 * settled. Never rejects: what cannot be read is asked again.
 */
export async function settle({ kit, store, shown, onSettled }: SettleDeps, signal: AbortSignal): Promise<void> {
  const { clock, page } = kit.host
  const since = clock.now()
  let waited = 0
  const passedAt = new Map<string, number>()

  function know({ hash }: Submitted, status: Submitted['status'], nonce: number | undefined): void {
    store.change(hash, (was) => ({ ...was, status, nonce: nonce ?? was.nonce }))
  }

  function learn(sent: Submitted, { status, nonce }: TransactionStatus): void {
    // Counted, since a clock may be set: a day that it jumps makes nothing a day older.
    const now = since + waited
    if (status !== 'passed') passedAt.delete(sent.hash)
    else if (!passedAt.has(sent.hash)) passedAt.set(sent.hash, now)
    const isPassed = now - (passedAt.get(sent.hash) ?? now) >= PASSED_MS
    const isLost = status === 'unknown' && Math.min(now, clock.now()) - sent.at >= LOST_MS
    const isDone = status === 'confirmed' || status === 'failed'
    if (isDone) know(sent, status, nonce)
    else if (isPassed || isLost) know(sent, 'dropped', nonce)
    else if (nonce !== undefined && nonce !== sent.nonce) know(sent, 'pending', nonce)
    if (isDone) onSettled()
  }

  async function ask(sent: Submitted): Promise<void> {
    const network = kit.network(sent.caipNetworkId)
    const chain = network && (await kit.chain(network.chainNamespace))
    const { hash, address, nonce } = sent
    const fate =
      network && (await chain?.transactionStatus?.(network, { hash, address, nonce: nonce ?? undefined }, signal))
    if (fate && !signal.aborted) learn(sent, fate)
  }

  try {
    for (let turn = 0; ; turn += 1) {
      const ms = WAITS_MS[Math.min(turn, WAITS_MS.length - 1)] ?? 0
      await clock.sleep(ms, signal)
      waited += ms
      await whenSeen(page, signal)
      const open = shown().filter(({ status }) => status === 'pending')
      if (open.length === 0) return
      await Promise.allSettled(open.map(ask))
    }
  } catch {
    // The only way out: the last subscriber has left.
  }
}
