import type { Clock } from '../../core/host.js'
import { puzzled, SiteError } from '../site-error.js'
import { fromHex } from './hex.js'
import type { KeeperKind, KeyRelease, SignTask } from './keeper-protocol.js'
import { BrokenWorker, createWorkerClient, type KeeperWorker, type WorkerClient } from './worker-client.js'

/** What the signer is made of. */
export interface SignerDeps {
  readonly clock: Clock
  readonly projectId: string
  /** Throws where the browser has none. */
  openWorker(kind: KeeperKind): KeeperWorker
  release(key: string, signal: AbortSignal): Promise<KeyRelease>
}

/** Has the worker sign. It begins without keys, and gets them when they are first needed. */
export interface Signer {
  /**
   * The bytes that the worker made: a signature, or a whole transaction of EIP-1559. Throws `SiteError`, what the release
   * throws, and the signal's reason.
   */
  sign(task: SignTask, signal: AbortSignal): Promise<Uint8Array>
  /** Has the keys overwritten: the person signs out. */
  forget(): void
}

/** Makes the signer. One thing is signed after the other; no worker is started before the first that needs it. */
export function createSigner(deps: SignerDeps): Signer {
  const workers = new Map<KeeperKind, WorkerClient>()
  let turn: Promise<unknown> = Promise.resolve()

  async function signNow(task: SignTask, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted()
    const kind = kindOf(task)
    const worker = workers.get(kind) ?? createWorkerClient(deps, kind)
    workers.set(kind, worker)
    // One that is broken is started anew, once.
    for (const isLast of [false, true]) {
      try {
        return await attempt(worker, task, signal)
      } catch (cause) {
        if (!(cause instanceof BrokenWorker)) throw cause
        worker.stop()
        if (isLast) break
      }
    }
    throw new SiteError(puzzled)
  }

  /** The worker gets its key, for a point of its own that is new each time. */
  async function unlock(worker: WorkerClient, signal: AbortSignal): Promise<void> {
    const { key } = await worker.ask({ ask: 'begin' }, signal)
    if (typeof key !== 'string' || !/^[\w-]{87}$/.test(key)) throw new BrokenWorker()
    const release = await deps.release(key, signal)
    const { address } = await worker.ask({ ask: 'open', projectId: deps.projectId, release }, signal)
    if (typeof address !== 'string') throw new BrokenWorker()
  }

  async function attempt(worker: WorkerClient, task: SignTask, signal: AbortSignal): Promise<Uint8Array> {
    let answer = await worker.ask({ ask: 'sign', task }, signal)
    if (answer['error'] === 'locked') {
      await unlock(worker, signal)
      answer = await worker.ask({ ask: 'sign', task }, signal)
    }
    const { error, signed } = answer
    // It read the bytes anew, and found something else than what was shown; or the key is of another account.
    if (error === 'refused' || error === 'locked') throw new SiteError(puzzled)
    const bytes = typeof signed === 'string' ? fromHex(signed) : undefined
    if (!bytes || !isFitting(task, bytes)) throw new BrokenWorker()
    return bytes
  }

  return {
    sign(task, signal) {
      const next = turn.then(() => signNow(task, signal))
      turn = next.catch(() => {})
      return next
    },
    forget() {
      for (const worker of workers.values()) worker.forget()
    },
  }
}

function kindOf({ kind }: SignTask): KeeperKind {
  return kind === 'solana-message' || kind === 'solana-transaction' ? 'solana' : 'eip155'
}

/** Whether bytes are what the task is answered with. */
function isFitting({ kind }: SignTask, { length, [0]: first }: Uint8Array): boolean {
  if (kind === 'transaction') return first === 2 && length > 65
  return length === (kind === 'message' || kind === 'typed-data' ? 65 : 64)
}
