import type { ColumnType, JSONColumnType } from 'kysely'

/** A customer's project: one app, or one family of apps, with its own origins and switches. */
export interface ProjectRow {
  /** What apps send as `projectId`. */
  readonly id: string
  readonly name: string
  /** Off: every call with this id is refused. */
  readonly enabled: ColumnType<boolean, boolean | undefined, boolean>
  /** `starter` or any other name; shown to apps with the limits. */
  readonly tier: ColumnType<string, string | undefined, string>
  /** Milliseconds since 1970. */
  readonly created_at: ColumnType<number, number, never>
}

/** An origin that may use the project: exact, or a pattern with `*` for whole labels. */
export interface ProjectOriginRow {
  readonly project_id: string
  readonly pattern: string
  /** The wallet may ask in its pages where the browser can't tell whether its card is covered (SECURITY 2.8). */
  readonly trusted_ui: ColumnType<boolean, boolean | undefined, boolean>
}

/** A feature switch of a project, as `/appkit/v1/config` tells it. */
export interface ProjectFeatureRow {
  readonly project_id: string
  readonly feature: string
  readonly enabled: boolean
  readonly config: JSONColumnType<readonly string[]> | null
}

/** How many requests a minute the project may make, of one kind (`rpc`, `api`, `events`), in all and from one address. */
export interface ProjectLimitRow {
  readonly project_id: string
  readonly kind: string
  readonly per_minute: number
  readonly per_ip_minute: number
}

/** Tables of projects. */
export interface ProjectTables {
  readonly projects: ProjectRow
  readonly project_origins: ProjectOriginRow
  readonly project_features: ProjectFeatureRow
  readonly project_limits: ProjectLimitRow
}
