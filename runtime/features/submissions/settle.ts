import type { ChainAdapter, TransactionStatus } from '../../contract/chain.js'
import type { Kit } from '../../contract/kit.js'
import type { Submission } from '../../contract/submission.js'
import type { Network } from '../../core/network.js'
import { whenSeen } from '../../core/visible.js'
import type { SubmissionStore } from './store.js'

/** Milliseconds before the nodes are asked again (SPEC §9); the last one from there on. */
const WAITS_MS = [1_000, 3_000, 5_000, 10_000]
/** Nodes lag behind one another: a number that is used counts once it has been used for so long. */
const PASSED_MS = 30_000
/** What no node has heard of for so long is lost. */
const LOST_MS = 86_400_000
/** Blocks after which no other one takes the place of a block (SECURITY 4.2, reorg). */
const FINAL = 12

/** What settling needs. */
export interface SettleDeps {
  readonly kit: Kit
  readonly store: SubmissionStore
  /** Those that are shown. */
  shown(): readonly Submission[]
}

/** Whether the nodes may still have something to say of one. */
export function isOpen({ status }: Submission): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'unknown'
}

/**
 * Asks the nodes what became of the transactions that are shown, while the page is seen, until `signal` aborts or all are
 * settled. Never rejects: what cannot be read is asked again.
 */
export async function settle({ kit, store, shown }: SettleDeps, signal: AbortSignal): Promise<void> {
  const { clock, page } = kit.host
  const since = clock.now()
  let waited = 0
  const passedAt = new Map<string, number>()
  const missed = new Set<string>()

  function know({ id }: Submission, changes: Partial<Submission>): void {
    store.change(id, (was) => ({ ...was, ...changes }))
  }

  /** Since when, and how often, the nodes have said what is believed only when it is said again. */
  function doubtsOf({ id, at }: Submission, { status }: TransactionStatus): Doubts {
    // Counted, since a clock may be set: a day that it jumps makes nothing a day older.
    const now = since + waited
    if (status !== 'passed') passedAt.delete(id)
    else if (!passedAt.has(id)) passedAt.set(id, now)
    const isGone = missed.has(id)
    if (status === 'confirmed' || status === 'failed') missed.delete(id)
    else missed.add(id)
    return {
      isGone,
      isPassed: now - (passedAt.get(id) ?? now) >= PASSED_MS,
      isLost: status === 'unknown' && Math.min(now, clock.now()) - at >= LOST_MS,
    }
  }

  async function learn(sent: Submission, said: TransactionStatus, nodes: Nodes): Promise<void> {
    const { nonce = sent.nonce } = said
    const changes = verdictOf(sent, said, doubtsOf(sent, said))
    if (changes === 'rival') know(sent, { ...(await nodes.rivalOf({ ...sent, nonce })), nonce })
    else if (changes || nonce !== sent.nonce) know(sent, { ...changes, nonce })
  }

  async function ask(sent: Submission): Promise<void> {
    const network = kit.network(sent.caipNetworkId)
    if (!network) return
    const nodes = nodesOf(await kit.chain(network.chainNamespace), network, signal)
    const { hash, address, nonce } = sent
    if (hash === null) {
      const found = await nodes.find(sent)
      if (found && !signal.aborted) know(sent, found)
      return
    }
    const fate = await nodes.statusOf({ hash, address, nonce: nonce ?? undefined, seen: sent.seen })
    if (fate && !signal.aborted) await learn(sent, fate, nodes)
  }

  try {
    for (let turn = 0; ; turn += 1) {
      const ms = WAITS_MS[Math.min(turn, WAITS_MS.length - 1)] ?? 0
      await clock.sleep(ms, signal)
      waited += ms
      await whenSeen(page, signal)
      const open = shown().filter(isOpen)
      if (open.length === 0) return
      await Promise.allSettled(open.map(ask))
    }
  } catch {
    // The only way out: the last subscriber has left.
  }
}

/** What is not believed the first time. */
interface Doubts {
  /** It was in no block the last time either. */
  readonly isGone: boolean
  readonly isPassed: boolean
  readonly isLost: boolean
}

/** What a node's answer changes; `rival` where another transaction has its number. A block it was in may be another one now. */
function verdictOf(
  sent: Submission,
  { status, confirmations, isOver }: TransactionStatus,
  { isGone, isPassed, isLost }: Doubts,
): Partial<Submission> | 'rival' | undefined {
  if (status === 'failed') return { status }
  if (status === 'confirmed') return { status: isFinal(confirmations) ? 'final' : 'confirmed' }
  if (sent.status === 'confirmed') return isGone ? { status: 'pending' } : undefined
  if (isPassed) return 'rival'
  return isLost || (isOver && isGone) ? { status: 'dropped' } : undefined
}

/** A namespace that does not count blocks tells of what stays. */
function isFinal(confirmations: TransactionStatus['confirmations']): boolean {
  return confirmations === undefined || confirmations === 'final' || confirmations >= FINAL
}

type Nodes = ReturnType<typeof nodesOf>

/** What the nodes of a network are asked about submissions. */
function nodesOf(chain: ChainAdapter, network: Network, signal: AbortSignal) {
  return {
    statusOf: async (sent: Parameters<NonNullable<ChainAdapter['transactionStatus']>>[1]) =>
      chain.transactionStatus?.(network, sent, signal),
    /** The transaction that was sent though the wallet never said so, where there is one. */
    async find(sent: Submission): Promise<Partial<Submission> | undefined> {
      const found = await (await chain.transfers?.())?.find(network, sent, signal)
      return found === undefined ? undefined : { hash: found, status: 'pending', isLate: true }
    },
    /** What became of one whose number another transaction has. */
    async rivalOf(sent: Submission): Promise<Partial<Submission>> {
      const rival = await (await chain.transfers?.())?.rivalOf(network, sent, signal).catch(() => undefined)
      // Nodes need not know the past.
      if (!rival) return { status: 'dropped' }
      return { status: rival.isCancel ? 'cancelled' : 'replaced', by: rival.hash }
    },
  }
}
