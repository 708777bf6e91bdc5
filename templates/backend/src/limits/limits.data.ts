/** Kinds of requests that have a limit of their own. */
export type LimitKind = 'rpc' | 'api' | 'events'

/** Requests a minute: of a whole project, and of one client address. */
export interface Limit {
  readonly perMinute: number
  readonly perIpMinute: number
}

/** Requests a minute, by kind. */
export type Limits = Readonly<Record<LimitKind, Limit>>

/** What a project may do that has no limits of its own, where the settings do not say otherwise. */
export const defaultLimits: Limits = {
  rpc: { perMinute: 60_000, perIpMinute: 3_000 },
  api: { perMinute: 30_000, perIpMinute: 1_200 },
  events: { perMinute: 30_000, perIpMinute: 600 },
}
