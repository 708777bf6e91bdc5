import type { JSONColumnType } from 'kysely'

/** One event as it came, without personal data. Purged after the retention. */
export interface AnalyticsEventRow {
  readonly project_id: string
  /** The sender's own id: the same event counts once however often it is sent. */
  readonly event_id: string
  readonly kind: 'track' | 'error'
  readonly event: string
  /** Milliseconds since 1970, by the sender's clock and by ours. */
  readonly sent_at: number
  readonly received_at: number
  readonly domain: string
  /** Of the page, without query and fragment. */
  readonly path: string
  /** Type and version of the kit that sent it. */
  readonly sdk: string
  /** Keyed hash of the wallet's address. */
  readonly wallet_hash: string | null
  readonly properties: JSONColumnType<Readonly<Record<string, string | number | boolean>>>
}

/** How often an event came on one day. Kept. */
export interface AnalyticsDayRow {
  readonly project_id: string
  /** `2026-01-31`, in UTC. */
  readonly day: string
  readonly event: string
  readonly count: number
}

/** Tables of analytics. */
export interface AnalyticsTables {
  readonly analytics_events: AnalyticsEventRow
  readonly analytics_days: AnalyticsDayRow
}
