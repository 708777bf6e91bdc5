import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What a backend measures of itself. Each has its own registry: two backends in one process do not mix. */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Counter<'route' | 'method' | 'status'>
  readonly seconds: Histogram<'route'>
  readonly upstreamErrors: Counter<'chain' | 'node'>
  readonly rateLimited: Counter<'kind' | 'scope'>
  readonly withoutOrigin: Counter
  /** Blocks between the head of a chain and what is indexed of it; set when it is asked for. */
  readonly indexLag: Gauge<'chain'>
}

/** Where the histogram of latencies has its steps, in seconds. */
const STEPS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15]

/** Makes the metrics of a backend. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of this process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests by route and status.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time from request to response.',
      labelNames: ['route'],
      buckets: STEPS,
      registers,
    }),
    upstreamErrors: new Counter({
      name: 'upstream_errors_total',
      help: 'Answers of a chain’s node that did not come as they should.',
      labelNames: ['chain', 'node'],
      registers,
    }),
    rateLimited: new Counter({
      name: 'rate_limited_total',
      help: 'Requests refused with 429.',
      labelNames: ['kind', 'scope'],
      registers,
    }),
    withoutOrigin: new Counter({
      name: 'requests_without_origin_total',
      help: 'API requests without an Origin header: servers and tools.',
      registers,
    }),
    indexLag: new Gauge({
      name: 'indexer_lag_blocks',
      help: 'Blocks between the head of a chain and what is indexed of it.',
      labelNames: ['chain'],
      registers,
    }),
  }
}
