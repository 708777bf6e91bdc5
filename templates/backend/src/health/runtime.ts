import { createMetrics, type Metrics } from './metrics.js'

/** Something that runs beside the API, as `/health` lists it. */
export interface Service {
  readonly name: string
  /** The port it listens on, where it has one of its own. */
  readonly port?: number
  readonly url?: string
  /** What keeps it from running; absent while it runs. */
  readonly missing?: string
}

/** What is known of a worker while the backend runs. */
export type WorkerState = 'running' | 'stopped' | 'failed'

/** What a running backend tells about itself. */
export interface Runtime {
  readonly metrics: Metrics
  services(): readonly Service[]
  workers(): ReadonlyMap<string, WorkerState>
}

/** The runtime of an app that serves nothing but itself. */
export function bareRuntime(): Runtime {
  return { metrics: createMetrics(), services: () => [], workers: () => new Map() }
}
