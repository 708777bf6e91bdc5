import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** How a request to the wallet's site went. One that was refused has the name of its problem. */
export type WalletOutcome =
  | 'ok'
  // A login that was started.
  | 'link'
  | 'code'
  | 'connected'
  // The page of the link.
  | 'approved'
  | 'refused'
  | 'over'
  // A card, beside `approved`.
  | 'rejected'
  | 'aborted'
  | 'window'

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
  /** Logins, releases of keys, transactions and the rest, by route and outcome. */
  readonly walletRequests: Counter<'route' | 'outcome'>
  readonly walletMails: Counter<'outcome'>
  readonly walletAlarms: Counter
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
    ...walletMetrics(registers),
  }
}

function walletMetrics(registers: Registry[]): Pick<Metrics, 'walletRequests' | 'walletMails' | 'walletAlarms'> {
  return {
    walletRequests: new Counter({
      name: 'wallet_requests_total',
      help: 'Requests to the wallet’s site by route, and how they went: ok, or what was answered.',
      labelNames: ['route', 'outcome'],
      registers,
    }),
    walletMails: new Counter({
      name: 'wallet_mails_total',
      help: 'Mails of embedded wallets: sent, failed and tried again, or dropped after ten minutes.',
      labelNames: ['outcome'],
      registers,
    }),
    walletAlarms: new Counter({
      name: 'wallet_release_alarms_total',
      help: 'Hours in which a project released more keys of wallets than is usual.',
      registers,
    }),
  }
}
