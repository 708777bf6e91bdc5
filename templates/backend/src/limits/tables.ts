/** Requests counted so far in one minute. */
export interface RequestCountRow {
  /** Kind and project, and for one client the keyed hash of its address: no address is stored. */
  readonly key: string
  /** Start of the minute, in ms since 1970. */
  readonly window_start: number
  readonly count: number
}

/** The tables of the limits. */
export interface LimitTables {
  readonly request_counts: RequestCountRow
}
