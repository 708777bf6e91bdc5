import { analyticsPurge } from './analytics/purge-worker.js'
import type { Backend, Worker } from './backend.js'
import { indexerWorker } from './indexer/worker.js'

/** What runs in the background, by area. */
export const workers: readonly ((backend: Backend) => Worker)[] = [indexerWorker, analyticsPurge]
