import { analyticsPurge } from './analytics/purge-worker.js'
import type { Backend, Worker } from './backend.js'
import type { WorkerState } from './health/runtime.js'
import { indexerWorker } from './indexer/worker.js'

/** Workers that were started. */
export interface RunningWorkers {
  /** By name: what each does. */
  states(): ReadonlyMap<string, WorkerState>
  /** Resolves when all have ended, or when one takes too long. */
  ended(): Promise<void>
}

/** A worker may take this long to end, in ms. */
const END_MS = 10_000

/** Starts the workers. One that fails is logged, and told by `/health`; the others go on. */
export function runWorkers(list: readonly Worker[], { log, signal }: Pick<Backend, 'log' | 'signal'>): RunningWorkers {
  const states = new Map<string, WorkerState>()

  async function run(worker: Worker): Promise<void> {
    states.set(worker.name, 'running')
    try {
      await worker.run()
      states.set(worker.name, 'stopped')
      if (!signal.aborted) log.error({ worker: worker.name }, 'a worker ended')
    } catch (err) {
      states.set(worker.name, signal.aborted ? 'stopped' : 'failed')
      if (!signal.aborted) log.error({ err, worker: worker.name }, 'a worker failed')
    }
  }

  const running = list.map(run)
  return {
    states: () => states,
    async ended() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          const names = [...states].flatMap(([name, state]) => (state === 'running' ? [name] : []))
          log.warn({ workers: names }, 'workers did not end in time')
          resolve()
        }, END_MS)
      })
      await Promise.race([Promise.all(running), late])
      clearTimeout(timer)
    },
  }
}

/** What runs in the background, by area. */
export const workers: readonly ((backend: Backend) => Worker)[] = [indexerWorker, analyticsPurge]
