import type { Clock } from '../../core/host.js'
import type { KeeperKind, KeeperQuestion } from './keeper-protocol.js'

/** A worker that has just been started. */
export interface KeeperWorker {
  post(question: KeeperQuestion): void
  /** Calls back with whatever it posts, and once it has failed. */
  listen(onMessage: (data: unknown) => void, onDeath: () => void): void
  /** Its memory is gone with it. */
  end(): void
}

/** The worker is of no use any more. */
export class BrokenWorker extends Error {}

/** An answer of a worker, which nothing has looked at yet. */
export type WorkerAnswer = Readonly<Record<string, unknown>>

type Unnumbered<Question> = Question extends unknown ? Omit<Question, 'id'> : never

/** Asks one worker, which is started when it is first asked, and again after it was stopped. */
export interface WorkerClient {
  /** Throws `BrokenWorker` for one that dies, or does not answer in time; and the signal's reason. */
  ask(question: Unnumbered<KeeperQuestion>, signal: AbortSignal): Promise<WorkerAnswer>
  stop(): void
  /** Has its key overwritten, where it runs. */
  forget(): void
}

interface Running {
  readonly worker: KeeperWorker
  readonly open: Map<number, { settle(answer: WorkerAnswer): void; fail(cause: Error): void }>
}

/** Of a worker that is started, goes through 2,048 rounds of BIP-39 and signs, on a slow phone. */
const ANSWER_MS = 15_000

/** Makes the client of one worker. */
export function createWorkerClient(
  { clock, openWorker }: { readonly clock: Clock; openWorker(kind: KeeperKind): KeeperWorker },
  kind: KeeperKind,
): WorkerClient {
  let running: Running | undefined
  let count = 0

  function stop(): void {
    const ended = running
    running = undefined
    ended?.worker.end()
    for (const { fail } of ended?.open.values() ?? []) fail(new BrokenWorker())
  }

  /** A browser may have none for this document. */
  function opened(): KeeperWorker {
    try {
      return openWorker(kind)
    } catch {
      throw new BrokenWorker()
    }
  }

  function start(): Running {
    const open: Running['open'] = new Map()
    const started: Running = { worker: opened(), open }
    running = started
    started.worker.listen(
      (data) => {
        const { id, ...answer } = Object(data) as WorkerAnswer
        // Late answers, and those to nothing, are dropped.
        if (typeof id === 'number') open.get(id)?.settle(answer)
      },
      () => {
        if (running === started) stop()
      },
    )
    return started
  }

  async function ask(question: Unnumbered<KeeperQuestion>, signal: AbortSignal): Promise<WorkerAnswer> {
    signal.throwIfAborted()
    const { worker, open } = running ?? start()
    count += 1
    const id = count
    const over = new AbortController()
    const late = clock.sleep(ANSWER_MS, AbortSignal.any([signal, over.signal])).then(() => {
      throw new BrokenWorker()
    })
    try {
      const answer = new Promise<WorkerAnswer>((settle, fail) => open.set(id, { settle, fail }))
      // The question without its number, and its number.
      worker.post({ id, ...question } as KeeperQuestion)
      return await Promise.race([answer, late])
    } finally {
      open.delete(id)
      over.abort()
      late.catch(() => {})
    }
  }

  return {
    ask,
    stop,
    forget() {
      if (running) ask({ ask: 'forget' }, new AbortController().signal).catch(stop)
    },
  }
}
